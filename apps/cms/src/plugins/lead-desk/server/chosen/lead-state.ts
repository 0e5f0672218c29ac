import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { LeadRow, Moment } from '../../../../ledger/lead-rows';
import { leadColumns } from '../../../../ledger/lead-rows';
import { tagsOfLeads } from '../../../../ledger/lead-tags';
import type { Connection } from '../../../../ledger/ledger-rows';
import { LEAD, tableOf } from '../../../../ledger/ledger-rows';

/** What of a lead a change of many touches. Nothing of the person. */
const FIELDS = [
  'owner',
  'assignedAt',
  'stage',
  'lostReason',
  'stageSince',
  'firstResponseAt',
  'suspected',
] as const;
type StateRow = LeadRow<(typeof FIELDS)[number]>;

const moment = z.number().nullable();
/** The same as JSON keeps it; moments in milliseconds. */
export const leadState = z.strictObject({
  owner: z.number().nullable(),
  assignedAt: moment,
  stage: z.string().nullable(),
  lostReason: z.string().nullable(),
  stageSince: moment,
  firstResponseAt: moment,
  suspected: z.boolean(),
  /** Row ids of its tags. */
  tags: z.array(z.number()),
});
export type LeadState = z.infer<typeof leadState>;

// SQLite keeps moments as milliseconds, Postgres as such.
const millisecondsOf = (at: Moment) => (at === null ? null : new Date(at).getTime());
const momentOf = (at: number | null) => (at === null ? null : new Date(at));

const stateOf = (row: StateRow, tags: number[]): LeadState => ({
  owner: row.owner,
  assignedAt: millisecondsOf(row.assignedAt),
  stage: row.stage,
  lostReason: row.lostReason,
  stageSince: millisecondsOf(row.stageSince),
  firstResponseAt: millisecondsOf(row.firstResponseAt),
  suspected: Boolean(row.suspected),
  tags: tags.sort((one, other) => one - other),
});

/** How some leads stand, by their row ids. */
export async function statesOf(
  strapi: Core.Strapi,
  trx: Connection,
  ids: number[],
): Promise<Map<number, LeadState>> {
  const rows: StateRow[] = await tableOf(strapi, trx, LEAD)
    .rows()
    .whereIn('id', ids)
    .select(leadColumns(strapi, [...FIELDS]));
  const tagged = await tagsOfLeads(strapi, trx, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      stateOf(
        row,
        (tagged.get(row.id) ?? []).map(({ id }) => id),
      ),
    ]),
  );
}

/** Whether a lead stands as it stood. */
export const isSameState = (one: LeadState, other: LeadState) =>
  JSON.stringify(leadState.parse(one)) === JSON.stringify(leadState.parse(other));

/** What to write into its row so that it stands like this again; spam and tags go their own ways. */
export const valuesOf = ({ suspected: _, tags: __, ...state }: LeadState) => ({
  ...state,
  assignedAt: momentOf(state.assignedAt),
  stageSince: momentOf(state.stageSince),
  firstResponseAt: momentOf(state.firstResponseAt),
});
