import type { Core } from '@strapi/strapi';
import { announceDeliveries } from '../../../deliveries/wake';
import { type Connection, LEAD, SALES_PERSON, tableOf } from '../../../ledger/ledger-rows';
import { lockRows, shareRows } from '../../../ledger/row-locks';
import { stageOf } from '../stages';
import { visibleLeads } from './desk-leads';
import { effectOf, type Person, Refusal } from './effect-of-change';
import type { LeadChange } from './lead-change';
import { type LeadRow, leadColumns, momentOf } from './read-lead';
import type { Viewer } from './viewer';
import { writeLead } from './write-lead';

export type Outcome =
  | { outcome: 'changed' | 'missing' }
  | { outcome: 'refused' | 'overtaken'; message: string };

/** Ends the transaction: a colleague was quicker. */
class Overtaken extends Error {}

/** Whose an enquiry is to be; undefined: whose it is. @throws Refusal where this viewer may not decide it */
export async function newOwner(
  strapi: Core.Strapi,
  trx: Connection,
  viewer: Viewer,
  row: LeadRow,
  owner: string | null | undefined,
): Promise<Person | null | undefined> {
  const people = tableOf(strapi, trx, SALES_PERSON);
  // Kept as they are: an enquiry never becomes somebody's who has just left.
  const one = async (where: object): Promise<Person | undefined> => {
    const found = people.rows().where(where).where('active', true).select('id', 'name');
    const [person]: Person[] = await shareRows(strapi, found);
    return person;
  };
  if (owner === undefined) {
    // Who works on a lead of nobody takes it, so that two people never call the same visitor.
    if (row.owner !== null || viewer.everybody || viewer.person === null) return undefined;
    return one({ id: viewer.person });
  }
  if (owner === null) {
    if (!viewer.everybody) throw new Refusal('Only a sales manager gives a lead back');
    return null;
  }
  const person = await one(people.columnsOf({ documentId: owner }));
  if (!person) throw new Refusal('There is no such sales person, or the account is closed');
  if (!viewer.everybody && person.id !== viewer.person)
    throw new Refusal('Only a sales manager passes a lead on');
  return person;
}

const overtaken = (what: string) => new Overtaken(`${what} was changed by a colleague meanwhile.`);
const SAVE_AGAIN = ' Look at what it is now, then save once more.';

/** Refuses a change of what is not any more as it was when the form was filled in. @throws what `outcomeOfRefusal` knows */
export async function refuseOvertaken(
  strapi: Core.Strapi,
  trx: Connection,
  row: LeadRow,
  { seen, ...change }: LeadChange,
) {
  if (!seen) return;
  if (change.stage !== undefined && stageOf(row.stage) !== seen.stage) throw overtaken('The stage');
  const planned = momentOf(row.nextFollowUp)?.getTime() ?? null;
  const plannedThen = seen.nextFollowUp === null ? null : Date.parse(seen.nextFollowUp);
  if (change.nextFollowUp !== undefined && planned !== plannedThen) throw overtaken('The follow-up');
  if (change.owner === undefined) return;
  const owner: { name: string } | undefined = await tableOf(strapi, trx, SALES_PERSON)
    .rows()
    .where({ id: row.owner ?? 0 })
    .first('name');
  if ((owner?.name ?? null) !== seen.owner) throw overtaken('The owner');
}

type Changing = {
  viewer: Viewer;
  /** The lead as it stands, kept by this transaction. */
  row: LeadRow;
  change: LeadChange;
  now: Date;
  /** `writeLead` */
  isOneOfMany?: boolean;
};

/**
 * Changes a lead within the caller's transaction. Whatever it throws was thrown before anything was written; call
 * `announceDeliveries` after the commit.
 * @returns whether anything is otherwise now
 * @throws Refusal, or what `outcomeOfRefusal` knows, with a sentence for whoever asked
 */
export async function changeRow(
  strapi: Core.Strapi,
  trx: Connection,
  { viewer, row, change, now, isOneOfMany = false }: Changing,
): Promise<boolean> {
  await refuseOvertaken(strapi, trx, row, change);
  const owner = await newOwner(strapi, trx, viewer, row, change.owner);
  const { values, events } = effectOf(row, change, owner, now);
  await writeLead(strapi, trx, viewer, row, { values, events, now, isOneOfMany });
  return events.length > 0;
}

/** A lead as it stands, kept by the caller's transaction: two people who change one do so one after the other. */
export async function takeLead(
  strapi: Core.Strapi,
  trx: Connection,
  viewer: Viewer,
  documentId: string,
): Promise<LeadRow | undefined> {
  const leads = tableOf(strapi, trx, LEAD);
  const found = visibleLeads(strapi, trx, viewer)
    .where(leads.columnsOf({ documentId }))
    .select(leadColumns(strapi));
  const [row]: LeadRow[] = await lockRows(strapi, found);
  return row;
}

async function changeWithin(
  strapi: Core.Strapi,
  trx: Connection,
  viewer: Viewer,
  documentId: string,
  change: LeadChange,
): Promise<Outcome> {
  const row = await takeLead(strapi, trx, viewer, documentId);
  if (!row) return { outcome: 'missing' };
  await changeRow(strapi, trx, { viewer, row, change, now: new Date() });
  return { outcome: 'changed' };
}

/** What a change comes to that may not be made; null: something else went wrong. */
export function outcomeOfRefusal(error: unknown): Extract<Outcome, { message: string }> | null {
  if (error instanceof Overtaken) return { outcome: 'overtaken', message: error.message };
  if (error instanceof Refusal) return { outcome: 'refused', message: error.message };
  return null;
}

/** Changes a lead at the desk, with a line of its history for each thing that changed. All of it, or nothing. */
export async function changeLead(
  strapi: Core.Strapi,
  viewer: Viewer,
  documentId: string,
  change: LeadChange,
): Promise<Outcome> {
  try {
    const outcome = await strapi.db.connection.transaction((trx) =>
      changeWithin(strapi, trx, viewer, documentId, change),
    );
    announceDeliveries(strapi);
    return outcome;
  } catch (error) {
    const refused = outcomeOfRefusal(error);
    if (refused?.outcome === 'overtaken') return { ...refused, message: refused.message + SAVE_AGAIN };
    if (refused) return refused;
    throw error;
  }
}
