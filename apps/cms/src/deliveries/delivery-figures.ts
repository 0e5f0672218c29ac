import type { Core } from '@strapi/strapi';
import { DELIVERY, tableOf } from '../ledger/ledger-rows';
import { type DeliveryState, OPEN } from './delivery-state';

/** What is not delivered, in numbers. */
export type DeliveryFigures = Record<'waiting' | 'oldestWaitingS' | 'held' | 'parked' | 'dead', number>;

/** How deliveries stand. */
export async function deliveryFigures(strapi: Core.Strapi, now = Date.now()): Promise<DeliveryFigures> {
  const table = tableOf(strapi, strapi.db.connection, DELIVERY);
  const rows: { state: DeliveryState; all: number | string; oldest: Date | number | string }[] = await table
    .rows()
    .whereIn('state', OPEN)
    .groupBy('state')
    .select('state')
    .count({ all: '*' })
    .min({ oldest: table.column('createdAt') });
  const of = (state: DeliveryState) => rows.find((row) => row.state === state);
  const count = (state: DeliveryState) => Number(of(state)?.all ?? 0);
  const oldest = of('pending')?.oldest;
  return {
    waiting: count('pending'),
    oldestWaitingS:
      oldest === undefined ? 0 : Math.max(0, Math.round((now - new Date(oldest).getTime()) / 1000)),
    held: count('held'),
    parked: count('parked'),
    dead: count('dead'),
  };
}
