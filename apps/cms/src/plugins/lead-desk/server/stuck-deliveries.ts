import type { Core } from '@strapi/strapi';
import { type DeliveryState, STUCK } from '../../../deliveries/delivery-state';
import { DELIVERY, LEAD, tableOf } from '../../../ledger/ledger-rows';

const SHOWN = 3;

type Row = {
  kind: string;
  target: string;
  state: DeliveryState;
  documentId: string | null;
  reference: string | null;
};

/** Deliveries that somebody must look after: how many, and the latest of them with their leads. */
export async function stuckDeliveries(strapi: Core.Strapi) {
  const connection = strapi.db.connection;
  const deliveries = tableOf(strapi, connection, DELIVERY);
  const leads = tableOf(strapi, connection, LEAD);
  const counted: { state: DeliveryState; all: number | string }[] = await deliveries
    .rows()
    .whereIn('state', STUCK)
    .groupBy('state')
    .select('state')
    .count({ all: '*' });
  const count = (state: DeliveryState) => Number(counted.find((row) => row.state === state)?.all ?? 0);
  const latest: { lead: number | null; kind: string; target: string; state: DeliveryState }[] =
    await deliveries
      .rows()
      .whereIn('state', STUCK)
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .select({ lead: deliveries.column('lead'), kind: 'kind', target: 'target', state: 'state' });
  // An alarm belongs to no lead, and a check of our own is nobody's to open.
  const theirs: { id: number; documentId: string; reference: string }[] = await leads
    .rows()
    .whereIn(
      'id',
      latest.flatMap(({ lead }) => lead ?? []),
    )
    .where((row) => row.where('synthetic', false).orWhereNull('synthetic'))
    .select({ id: 'id', documentId: leads.column('documentId'), reference: 'reference' });
  return {
    dead: count('dead'),
    parked: count('parked'),
    latest: latest.map(({ lead, ...delivery }): Row => {
      const found = theirs.find(({ id }) => id === lead);
      return {
        ...delivery,
        documentId: found?.documentId ?? null,
        reference: found?.reference ?? null,
      };
    }),
  };
}
