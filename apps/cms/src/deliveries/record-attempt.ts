import type { Core } from '@strapi/strapi';
import {
  CONTACT,
  type Connection,
  DELIVERY,
  DELIVERY_ATTEMPT,
  LEAD,
  LEAD_EVENT,
  tableOf,
} from '../ledger/ledger-rows';
import { holdRows, lockRows } from '../ledger/row-locks';
import type { Claimed } from './delivery-rows';
import { type DeliveryState, inState } from './delivery-state';
import { summaryOf } from './new-delivery';
import { keptReply, type Outcome } from './outcome';
import { MAX_ATTEMPTS, waitAfterMs } from './retry-schedule';
import { sayNews } from './visit-news';

type Tried = { owner: string; now: number; tookMs: number; random: () => number };

const tries = (count: number) => (count === 1 ? '1 try' : `${count} tries`);

/**
 * Whether the person was erased meanwhile. The delivery is held until the transaction ends: either an erasure waits
 * for what is written of this try and takes it out, or this try sees the erasure.
 */
export async function isOfErased(
  strapi: Core.Strapi,
  trx: Connection,
  { id, lead }: Pick<Claimed, 'id' | 'lead'>,
): Promise<boolean> {
  const [leads, contacts] = [tableOf(strapi, trx, LEAD), tableOf(strapi, trx, CONTACT)];
  // Its lead first, as the desk does: who changes a lead goes on to what waits to be told of it, and the line of its
  // history below would wait for them in turn.
  if (lead !== null) await holdRows(strapi, leads.rows().where({ id: lead }).select('id'));
  await lockRows(strapi, tableOf(strapi, trx, DELIVERY).rows().where({ id }).select('id'));
  if (lead === null) return false;
  const erased = await contacts
    .rows()
    .whereIn('id', leads.rows().where({ id: lead }).select(leads.column('contact')))
    .whereNotNull(contacts.column('maskedAt'))
    .first('id');
  return erased !== undefined;
}

/**
 * Writes down a try and what follows from it, in one transaction. Whoever lost the lease meanwhile still leaves the
 * line of its try, and changes nothing else.
 * @returns the state the delivery is in now; `lost` when another process had taken it over
 */
export async function recordAttempt(
  strapi: Core.Strapi,
  delivery: Claimed,
  outcome: Outcome,
  { owner, now, tookMs, random }: Tried,
): Promise<Exclude<DeliveryState, 'held'> | 'lost'> {
  const spent = outcome.outcome === 'retry' && delivery.attempts >= MAX_ATTEMPTS;
  const result = spent ? 'dead' : outcome.outcome;
  const state = result === 'retry' ? 'pending' : result;
  const at = new Date(now);
  const status = outcome.status === null ? '' : ` · ${outcome.status}`;
  return strapi.db.connection.transaction(async (trx) => {
    const erased = await isOfErased(strapi, trx, delivery);
    await tableOf(strapi, trx, DELIVERY_ATTEMPT).insertAll([
      {
        delivery: delivery.id,
        at,
        summary: `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC · ${result}${status}`,
        took: tookMs,
        outcome: result,
        status: outcome.status,
        reply: erased ? null : keptReply(outcome.reply) || null,
      },
    ]);
    const table = tableOf(strapi, trx, DELIVERY);
    const wait = Math.max(waitAfterMs(delivery.attempts, random), outcome.waitMs ?? 0);
    const changed: number = await table
      .rows()
      .where({ id: delivery.id, ...inState('pending') })
      .where(table.columnsOf({ leaseOwner: owner }))
      .update(
        table.columnsOf({
          state,
          leaseOwner: null,
          leaseUntil: null,
          nextAttemptAt: state === 'pending' ? new Date(now + wait) : null,
          deliveredAt: state === 'delivered' ? at : null,
          updatedAt: at,
          // An enquiry's is there to find it by; of an erasure nothing is left to find.
          ...(state === 'delivered' ? { recordKey: outcome.record ?? null } : {}),
          summary: summaryOf(
            delivery,
            `${state === 'pending' ? 'waiting' : state} after ${tries(delivery.attempts)}${status}`,
          ),
        }),
      );
    if (changed === 0) return 'lost';
    if (delivery.lead !== null && state !== 'pending' && delivery.kind !== 'alarm') {
      await tableOf(strapi, trx, LEAD_EVENT).insertAll([
        {
          lead: delivery.lead,
          kind: state,
          at,
          by: 'system',
          note: [
            `${summaryOf(delivery, state)} after ${tries(delivery.attempts)}`,
            sayNews(delivery.messageId),
            outcome.remark,
          ]
            .filter(Boolean)
            .join('. '),
        },
      ]);
    }
    return state;
  });
}
