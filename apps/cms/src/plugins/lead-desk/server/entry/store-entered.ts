import type { Core } from '@strapi/strapi';
import { audit } from '../../../../audit/audit-log';
import type { Enquiry } from '../../../../intake/enquiry';
import { storeWithin } from '../../../../intake/store-lead';
import { type Connection, LEAD, LEAD_EVENT, SALES_PERSON, tableOf } from '../../../../ledger/ledger-rows';
import { shareRows } from '../../../../ledger/row-locks';
import { keepWithdrawn } from '../../../../privacy/keep-withdrawn';
import type { Viewer } from '../viewer';

type Stored = { id: number; reference: string; documentId: string; owner: number | null };

/** Sources of which somebody was spoken to when they were written down. */
const SPOKEN_TO: readonly string[] = ['walk-in', 'phone'];

async function takeIt(strapi: Core.Strapi, trx: Connection, viewer: Viewer, lead: number, at: Date) {
  const people = tableOf(strapi, trx, SALES_PERSON);
  const me = people
    .rows()
    .where({ id: viewer.person ?? 0, active: true })
    .select('id', 'name');
  const [self]: { id: number; name: string }[] = await shareRows(strapi, me);
  if (!self) return;
  const leads = tableOf(strapi, trx, LEAD);
  const taken: number = await leads
    .rows()
    .where({ id: lead })
    .whereNull(leads.column('owner'))
    .update(leads.columnsOf({ owner: self.id, assignedAt: at, updatedAt: at }));
  if (taken === 0) return;
  const note = `Belongs to ${self.name}, who entered it`;
  await tableOf(strapi, trx, LEAD_EVENT).insertAll([
    { lead, kind: 'owner', at, by: viewer.actor.name, note },
  ]);
}

/** Who came or called was answered by whoever wrote it down. */
async function noteSpoken(strapi: Core.Strapi, trx: Connection, by: string, lead: number, at: Date) {
  const leads = tableOf(strapi, trx, LEAD);
  // Not a moment after it came: nobody waited, and no report may count it among those who did.
  const answered = { [leads.column('firstResponseAt')]: trx.ref(leads.column('createdAt')) };
  await leads
    .rows()
    .where({ id: lead })
    .update({ ...leads.columnsOf({ stage: 'Contacted', stageSince: at, updatedAt: at }), ...answered });
  await tableOf(strapi, trx, LEAD_EVENT).insertAll([
    { lead, kind: 'reached', at, by, note: 'Spoken to when it was written down' },
  ]);
}

/**
 * Stores what was written down at the desk, with all that follows from an enquiry, as part of the caller's transaction.
 * Whoever already has the person gets it; else it is nobody's, or `mine`.
 * @param spoken whether whoever came or called counts as answered: not in a file, where nobody knows when
 */
export async function storeEntered(
  strapi: Core.Strapi,
  trx: Connection,
  viewer: Viewer,
  enquiry: Enquiry,
  { mine, spoken }: { mine: boolean; spoken: boolean },
): Promise<Stored> {
  const { id, reference, contact } = await storeWithin(strapi, trx, enquiry);
  const at = new Date();
  if (mine) await takeIt(strapi, trx, viewer, id, at);
  if (spoken && SPOKEN_TO.includes(enquiry.lead.source)) {
    await noteSpoken(strapi, trx, viewer.actor.name, id, at);
  }
  // What a person took back is not given again by a colleague who did not ask.
  if (enquiry.entered?.consents.length === 0) await keepWithdrawn(strapi, trx, { contact, lead: id });
  await audit(strapi, trx, {
    actor: viewer.actor,
    action: 'changed',
    subject: 'lead',
    entry: reference,
    details: 'entered',
  });
  const leads = tableOf(strapi, trx, LEAD);
  const stored: Omit<Stored, 'reference'> = await leads
    .rows()
    .where({ id })
    .first({ id: 'id', documentId: leads.column('documentId'), owner: leads.column('owner') });
  return { ...stored, reference };
}
