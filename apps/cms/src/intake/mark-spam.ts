import type { Core } from '@strapi/strapi';
import { type Actor, audit } from '../audit/audit-log';
import { changeState, deliveriesIn, type Row } from '../deliveries/change-deliveries';
import { type Connection, DELIVERY, LEAD, LEAD_EVENT, tableOf } from '../ledger/ledger-rows';
import { lockRows, takeWriteLock } from '../ledger/row-locks';
import { teach, unteach } from './spam-lessons';

type Marked = {
  id: number;
  reference: string;
  source: string;
  email: string;
  message: string | null;
  reasons: string | null;
};

const saidBy = (name: string) => `${name} called it spam`;

/**
 * "Spam": the enquiry is suspected, what waits to be told of it is held, and those like it score higher from now on.
 * "Not spam" takes all of it back. Part of the caller's transaction, which holds the lock of those who write.
 * @returns false where it was suspected already
 */
export async function markSpamWithin(
  strapi: Core.Strapi,
  trx: Connection,
  lead: number,
  actor: Actor,
): Promise<boolean> {
  const leads = tableOf(strapi, trx, LEAD);
  const [row]: Marked[] = await lockRows(
    strapi,
    leads
      .rows()
      .where({ id: lead, suspected: false })
      .select('id', 'reference', 'source', 'email', 'message', `${leads.column('spamReasons')} as reasons`),
  );
  if (!row) return false;
  const at = new Date();
  const spamReasons = [row.reasons, saidBy(actor.name)].filter(Boolean).join('\n');
  await leads
    .rows()
    .where({ id: lead })
    .update(leads.columnsOf({ suspected: true, spamReasons, updatedAt: at }));
  await teach(strapi, trx, { lead: row, spam: true });
  await tell(strapi, trx, lead, 'pending', {
    to: 'held',
    event: 'spam',
    by: actor.name,
    note: 'What waited to be told of it is held',
    otherwise: 'Nothing waited to be told of it',
  });
  const { reference } = row;
  await audit(strapi, trx, {
    actor,
    action: 'changed',
    subject: 'lead',
    entry: reference,
    details: 'spam',
  });
  return true;
}

type Telling = { to: 'held' | 'pending'; event: string; by: string; note: string; otherwise: string };

/** Holds or lets out what is told of an enquiry, with one line in its history either way. */
async function tell(
  strapi: Core.Strapi,
  trx: Connection,
  lead: number,
  from: 'held' | 'pending',
  { otherwise, ...change }: Telling,
): Promise<void> {
  const column = tableOf(strapi, trx, DELIVERY).column('lead');
  const rows: Row[] = await deliveriesIn(strapi, trx, [from])
    .where(column, lead)
    .where({ occasion: 'enquiry' });
  if (rows.length > 0) return void (await changeState(strapi, trx, rows, change));
  const line = { lead, kind: change.event, at: new Date(), by: change.by, note: otherwise };
  await tableOf(strapi, trx, LEAD_EVENT).insertAll([line]);
}

/** The same by itself. @returns false where it was suspected already */
export const markSpam = (strapi: Core.Strapi, lead: number, actor: Actor): Promise<boolean> =>
  strapi.db.connection.transaction(async (trx) => {
    await takeWriteLock(strapi, trx);
    return markSpamWithin(strapi, trx, lead, actor);
  });

/**
 * Takes "Spam" back as if it had never been said, as part of the caller's transaction: what was held goes out, and what
 * was taught by it is forgotten. Whoever presses "Not spam" says more: that nothing of it is held against others.
 * @param taught what had been taught by the enquiry before (`lessonsOf`)
 */
export async function unmarkSpam(
  strapi: Core.Strapi,
  trx: Connection,
  { lead, taught, actor }: { lead: number; taught: boolean | null; actor: Actor },
): Promise<void> {
  const leads = tableOf(strapi, trx, LEAD);
  const row: Marked | undefined = await leads
    .rows()
    .where({ id: lead, suspected: true })
    .first('id', 'reference', 'source', 'email', 'message', `${leads.column('spamReasons')} as reasons`);
  if (!row) return;
  const reasons = (row.reasons ?? '').split('\n');
  // Its own line, at the end; the same words before it are of an earlier verdict.
  if (reasons.at(-1) === saidBy(actor.name)) reasons.pop();
  await leads
    .rows()
    .where({ id: lead })
    .update(
      leads.columnsOf({ suspected: false, spamReasons: reasons.join('\n') || null, updatedAt: new Date() }),
    );
  if (taught === null) await unteach(strapi, trx, lead);
  else await teach(strapi, trx, { lead: row, spam: taught });
  await tell(strapi, trx, lead, 'held', {
    to: 'pending',
    event: 'not spam',
    by: actor.name,
    note: 'Undone: its deliveries go out',
    otherwise: 'Undone: nothing was held',
  });
}
