import type { Core } from '@strapi/strapi';
import { audit } from '../../../../audit/audit-log';
import {
  CONSENT_RECEIPT,
  CONTACT,
  CONTACT_MERGE,
  CONTACT_POINT,
  type Connection,
  LEAD,
  LEAD_EVENT,
  tableOf,
} from '../../../../ledger/ledger-rows';
import type { ContactRow } from '../../../../ledger/person-details';
import { takeWriteLock } from '../../../../ledger/row-locks';
import { lockContacts } from '../../../../ledger/whole-person';
import type { Viewer } from '../viewer';
import { type Moved, planMerge } from './merge-plan';
import { sharing } from './reached-by';
import { seesWhole, visiblePerson } from './visible-person';

/** What came of asking to merge two people, or to undo it. */
export type Merging =
  | { outcome: 'done' }
  | { outcome: 'missing' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'overtaken'; message: string };

/** Two people as rows kept by this transaction; null where one is gone or somebody else already. */
async function bothOf(strapi: Core.Strapi, trx: Connection, viewer: Viewer, documents: [string, string]) {
  const found = [
    await visiblePerson(strapi, trx, viewer, documents[0]),
    await visiblePerson(strapi, trx, viewer, documents[1]),
  ];
  const ids = found.flatMap((row) => row?.id ?? []);
  if (new Set(ids).size < 2) return null;
  const rows = await lockContacts(strapi, trx, ids);
  const [kept, merged] = documents.map((documentId) => rows.find((row) => row.documentId === documentId));
  return kept && merged ? { kept, merged } : null;
}

/** Gives rows of a merge to another contact; only those that are still whose they were. */
export async function giveRows(
  strapi: Core.Strapi,
  trx: Connection,
  { leads, points, receipts }: Pick<Moved, 'leads' | 'points' | 'receipts'>,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (const [uid, ids] of [
    [LEAD, leads],
    [CONTACT_POINT, points],
    [CONSENT_RECEIPT, receipts],
  ] as const) {
    const table = tableOf(strapi, trx, uid);
    await table
      .rows()
      .whereIn('id', ids)
      .where(table.columnsOf({ contact: from }))
      .update(table.columnsOf({ contact: to }));
  }
}

/** Why two people may not be merged now. */
async function refusal(
  strapi: Core.Strapi,
  trx: Connection,
  kept: ContactRow,
  merged: ContactRow,
): Promise<Extract<Merging, { message: string }> | null> {
  if (kept.mergedInto !== null || merged.mergedInto !== null) {
    return { outcome: 'overtaken', message: 'A colleague has merged one of them meanwhile. Look again.' };
  }
  if (kept.erasureRequestedAt !== null || merged.erasureRequestedAt !== null) {
    const message = 'One of them asked to be erased: that comes first, for each of them';
    return { outcome: 'refused', message };
  }
  const shared = await sharing(strapi, trx, kept);
  if (shared.includes(merged.id)) return null;
  const message = 'They share no number and no address: note the one of the other as second number first';
  return { outcome: 'refused', message };
}

/**
 * Joins one person to another, who keeps their own details: enquiries, what they are known by, consents. All of it, or
 * nothing; what was moved is written down, so that it can be undone.
 * @param seen what the plan was called that somebody looked at before
 */
export async function mergePeople(
  strapi: Core.Strapi,
  viewer: Viewer,
  { into, other, seen }: { into: string; other: string; seen: string },
): Promise<Merging> {
  return strapi.db.connection.transaction(async (trx): Promise<Merging> => {
    await takeWriteLock(strapi, trx);
    const both = await bothOf(strapi, trx, viewer, [into, other]);
    if (!both) return { outcome: 'missing' };
    const { kept, merged } = both;
    if (kept.maskedAt !== null || merged.maskedAt !== null) return { outcome: 'missing' };
    const no = await refusal(strapi, trx, kept, merged);
    if (no?.outcome === 'overtaken') return no;
    for (const { id } of [kept, merged]) {
      if (!(await seesWhole(strapi, trx, viewer, id))) return { outcome: 'missing' };
    }
    if (no) return no;
    const plan = await planMerge(strapi, trx, kept, merged);
    if (plan.seen !== seen) {
      const message = 'Something of them changed since you looked. Look at what would be joined once more.';
      return { outcome: 'overtaken', message };
    }
    const { moved } = plan;
    const at = new Date();
    const contacts = tableOf(strapi, trx, CONTACT);
    await giveRows(strapi, trx, moved, { from: merged.id, to: kept.id });
    await contacts
      .rows()
      .where({ id: merged.id })
      .update(contacts.columnsOf({ mergedInto: kept.id, updatedAt: at }));
    const filled = Object.fromEntries(moved.filled.map((name) => [name, merged[name]]));
    await contacts
      .rows()
      .where({ id: kept.id })
      .update(contacts.columnsOf({ ...filled, updatedAt: at }));
    const by = viewer.actor.name;
    await tableOf(strapi, trx, CONTACT_MERGE).insertAll([
      { kept: kept.id, merged: merged.id, at, by, moved: JSON.stringify(moved), undoneAt: null },
    ]);
    await tableOf(strapi, trx, LEAD_EVENT).insertAll(
      moved.leads.map((lead) => ({ lead, kind: 'person merged', at, by, note: 'Joined to another person' })),
    );
    await audit(strapi, trx, {
      actor: viewer.actor,
      action: 'changed',
      subject: 'contact',
      entry: String(kept.id),
      details: `merged with ${merged.id}: ${moved.leads.length} enquiries`,
    });
    return { outcome: 'done' };
  });
}
