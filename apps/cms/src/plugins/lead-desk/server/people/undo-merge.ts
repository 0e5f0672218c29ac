import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { audit } from '../../../../audit/audit-log';
import { DAY_MS } from '../../../../india-time';
import type { Moment } from '../../../../ledger/lead-rows';
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
import { type ContactRow, PERSON_DETAILS } from '../../../../ledger/person-details';
import { lockRows, takeWriteLock } from '../../../../ledger/row-locks';
import { lockContacts } from '../../../../ledger/whole-person';
import { UNDO_MERGE_DAYS } from '../../languages';
import type { Viewer } from '../viewer';
import { giveRows, type Merging } from './merge-people';
import type { Moved } from './merge-plan';
import { pointOf } from './reached-by';
import { seesWhole } from './visible-person';

const ids = z.array(z.number());
const moved: z.ZodType<Moved> = z.object({
  leads: ids,
  points: ids,
  receipts: ids,
  filled: z.array(z.enum(PERSON_DETAILS)),
  last: z.object({ lead: z.number(), point: z.number(), receipt: z.number() }),
});

type Row = { id: number; kept: number; merged: number; at: Moment; undoneAt: Moment; moved: unknown };

/** What a row of a merge moved. SQLite keeps JSON as text. */
export const movedBy = (row: { moved: unknown }): Moved =>
  moved.parse(typeof row.moved === 'string' ? JSON.parse(row.moved) : row.moved);

/** Until when a merge can be undone. */
export const undoneUntil = (at: Moment) => new Date(new Date(at ?? 0).getTime() + UNDO_MERGE_DAYS * DAY_MS);

type Sent = { id: number; number: string | null; email: string };
type Withdrawal = {
  contact: number;
  purpose: string;
  channel: string;
  wording: string | null;
  page: string | null;
  givenAt: Date | number;
};
type Point = { id: number; key: string };

/** What came to two people while they were one and would have come to the second: by number, else by address. */
async function cameSince(
  strapi: Core.Strapi,
  trx: Connection,
  { kept, moved: was, others }: { kept: number; moved: Moved; others: Moved[] },
): Promise<Pick<Moved, 'leads' | 'points' | 'receipts'>> {
  const [leads, points, receipts] = [
    tableOf(strapi, trx, LEAD),
    tableOf(strapi, trx, CONTACT_POINT),
    tableOf(strapi, trx, CONSENT_RECEIPT),
  ];
  const besides = (list: 'leads' | 'points') => others.flatMap((other) => other[list]);
  const known: Point[] = await points
    .rows()
    .where(points.columnsOf({ contact: kept }))
    .select('id', 'key');
  const theirs = new Set(known.filter(({ id }) => was.points.includes(id)).map(({ key }) => key));
  const keptOnes = new Set(
    known.filter(({ id }) => id <= was.last.point && !was.points.includes(id)).map(({ key }) => key),
  );
  const isTheirs = ({ number, email }: Sent) => {
    const sure = number === null ? null : pointOf.number(number);
    if (sure !== null && (theirs.has(sure) || keptOnes.has(sure))) return theirs.has(sure);
    return theirs.has(pointOf.email(email));
  };
  const sent: Sent[] = await leads
    .rows()
    .where(leads.columnsOf({ contact: kept }))
    .where('id', '>', was.last.lead)
    .whereNotIn('id', besides('leads'))
    .select({ id: 'id', number: leads.column('internationalNumber'), email: 'email' });
  const parting = sent.filter(isTheirs);
  const keysOf = (some: Sent[]) =>
    new Set(
      some.flatMap(({ number, email }) => [
        ...(email === '' ? [] : [pointOf.email(email)]),
        ...(number === null ? [] : [pointOf.number(number)]),
      ]),
    );
  const staying = keysOf(sent.filter((lead) => !parting.includes(lead)));
  const going = keysOf(parting);
  const newPoints = known.filter(
    ({ id, key }) =>
      id > was.last.point && !besides('points').includes(id) && going.has(key) && !staying.has(key),
  );
  const goingLeads = [...was.leads, ...parting.map(({ id }) => id)];
  const newReceipts: { id: number }[] = await receipts
    .rows()
    .where(receipts.columnsOf({ contact: kept }))
    .where('id', '>', was.last.receipt)
    .whereIn(receipts.column('lead'), goingLeads)
    .select('id');
  return {
    leads: parting.map(({ id }) => id),
    points: newPoints.map(({ id }) => id),
    receipts: newReceipts.map(({ id }) => id),
  };
}

/** Whoever took back a consent while they were one took it back for both: neither gets it again by being parted. */
async function copyWithdrawals(
  strapi: Core.Strapi,
  trx: Connection,
  { kept, merged, since }: { kept: number; merged: number; since: number },
): Promise<void> {
  const receipts = tableOf(strapi, trx, CONSENT_RECEIPT);
  const leads = tableOf(strapi, trx, LEAD);
  const contact = receipts.column('contact');
  const taken: Withdrawal[] = await receipts
    .rows()
    .whereIn(contact, [kept, merged])
    .where({ granted: false })
    .where('id', '>', since)
    .orderBy('id')
    .select({
      contact,
      purpose: 'purpose',
      channel: 'channel',
      wording: 'wording',
      page: 'page',
      givenAt: receipts.column('givenAt'),
    });
  for (const withdrawal of taken) {
    const other = withdrawal.contact === kept ? merged : kept;
    const newest: { id: number } | undefined = await leads
      .rows()
      .where(leads.columnsOf({ contact: other }))
      .orderBy('id', 'desc')
      .first('id');
    await receipts.insertAll([{ ...withdrawal, granted: false, contact: other, lead: newest?.id ?? null }]);
  }
}

async function partDetails(
  strapi: Core.Strapi,
  trx: Connection,
  { kept, merged, filled, at }: { kept: ContactRow; merged: ContactRow; filled: Moved['filled']; at: Date },
): Promise<void> {
  const contacts = tableOf(strapi, trx, CONTACT);
  // What somebody wrote over since is the kept one's own.
  const untouched = filled.filter((name) => kept[name] === merged[name]);
  await contacts
    .rows()
    .where({ id: kept.id })
    .update(
      contacts.columnsOf({ ...Object.fromEntries(untouched.map((name) => [name, null])), updatedAt: at }),
    );
  await contacts
    .rows()
    .where({ id: merged.id })
    .update(contacts.columnsOf({ mergedInto: null, updatedAt: at }));
}

/** Takes two people apart that were merged, within thirty days: what was moved goes back, and what came to them since. */
export async function undoMerge(
  strapi: Core.Strapi,
  viewer: Viewer,
  documentId: string,
  now = Date.now(),
): Promise<Merging> {
  return strapi.db.connection.transaction(async (trx): Promise<Merging> => {
    await takeWriteLock(strapi, trx);
    const merges = tableOf(strapi, trx, CONTACT_MERGE);
    const columns = {
      id: 'id',
      kept: 'kept',
      merged: 'merged',
      at: 'at',
      undoneAt: merges.column('undoneAt'),
      moved: 'moved',
    };
    const found: Row | undefined = await merges.rows().where(merges.columnsOf({ documentId })).first(columns);
    if (!found) return { outcome: 'missing' };
    const rows = await lockContacts(strapi, trx, [found.kept, found.merged]);
    const [merge]: Row[] = await lockRows(strapi, merges.rows().where({ id: found.id }).select(columns));
    const [kept, merged] = [found.kept, found.merged].map((id) => rows.find((row) => row.id === id));
    if (!merge || !kept || !merged || kept.maskedAt !== null) return { outcome: 'missing' };
    if (!(await seesWhole(strapi, trx, viewer, kept.id))) return { outcome: 'missing' };
    if (merge.undoneAt !== null || merged.mergedInto !== kept.id) {
      return { outcome: 'overtaken', message: 'A colleague has undone this meanwhile' };
    }
    if (kept.mergedInto !== null || kept.erasureRequestedAt !== null) {
      const message =
        kept.mergedInto === null
          ? 'This person asked to be erased: that comes first, and takes both'
          : 'They were merged with somebody else since: undo that first';
      return { outcome: 'refused', message };
    }
    if (now > undoneUntil(merge.at).getTime()) {
      return { outcome: 'refused', message: `A merge can be undone for ${UNDO_MERGE_DAYS} days` };
    }
    const was = movedBy(merge);
    const standing: Row[] = await merges
      .rows()
      .where({ kept: kept.id })
      .whereNot({ id: merge.id })
      .whereNull(merges.column('undoneAt'))
      .select(columns);
    const since = await cameSince(strapi, trx, {
      kept: kept.id,
      moved: was,
      others: standing.map(movedBy),
    });
    const back = { from: kept.id, to: merged.id };
    await giveRows(strapi, trx, was, back);
    await giveRows(strapi, trx, since, back);
    await copyWithdrawals(strapi, trx, { kept: kept.id, merged: merged.id, since: was.last.receipt });
    const at = new Date(now);
    await partDetails(strapi, trx, { kept, merged, filled: was.filled, at });
    await merges
      .rows()
      .where({ id: merge.id })
      .update(merges.columnsOf({ undoneAt: at, updatedAt: at }));
    const by = viewer.actor.name;
    await tableOf(strapi, trx, LEAD_EVENT).insertAll(
      [...was.leads, ...since.leads].map((lead) => ({
        lead,
        kind: 'merge undone',
        at,
        by,
        note: 'A person of their own again',
      })),
    );
    await audit(strapi, trx, {
      actor: viewer.actor,
      action: 'changed',
      subject: 'contact',
      entry: String(kept.id),
      details: `merge with ${merged.id} undone`,
    });
    return { outcome: 'done' };
  });
}
