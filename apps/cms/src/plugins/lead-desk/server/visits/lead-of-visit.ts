import type { Core } from '@strapi/strapi';
import { type Connection, LEAD, tableOf } from '../../../../ledger/ledger-rows';
import { lockRows } from '../../../../ledger/row-locks';
import { stageAfterVisit } from '../../outcomes';
import { stageOf } from '../../stages';
import { type Effect, effectOf } from '../effect-of-change';
import { type LeadRow, leadColumns, momentOf } from '../read-lead';
import type { Viewer } from '../viewer';
import { writeLead } from '../write-lead';

/** What was done to a visit, as far as it says something of the enquiry. */
export type VisitOutcome = 'booked' | 'kept' | 'missed';

/** Whoever came was spoken to. Whoever did not is called, today unless another moment is planned: no stage goes back. */
function effectOfVisit(row: LeadRow, outcome: VisitOutcome, now: Date): Effect {
  if (outcome === 'booked') return effectOf(row, { outcome: { result: 'visit booked' } }, undefined, now);
  if (outcome === 'missed') {
    const planned = momentOf(row.nextFollowUp);
    if (planned !== null && planned > now) return { values: {}, events: [] };
    const note = `To be called again ${now.toISOString()}`;
    return { values: { nextFollowUp: now }, events: [{ kind: 'follow-up', note }] };
  }
  const from = stageOf(row.stage);
  const stage = stageAfterVisit(from);
  return {
    values: {
      ...(stage === null ? {} : { stage, lostReason: null, stageSince: now }),
      ...(row.firstResponseAt === null ? { firstResponseAt: now } : {}),
    },
    events: stage === null ? [] : [{ kind: 'stage', note: `${from} → ${stage}` }],
  };
}

/** Does to the enquiry of a visit what its outcome says, in the caller's transaction. @param lead row id */
export async function changeLeadOfVisit(
  strapi: Core.Strapi,
  trx: Connection,
  { viewer, lead, outcome, now }: { viewer: Viewer; lead: number; outcome: VisitOutcome; now: Date },
): Promise<void> {
  const rows = tableOf(strapi, trx, LEAD).rows().where({ id: lead }).select(leadColumns(strapi));
  const [row]: LeadRow[] = await lockRows(strapi, rows);
  if (row) await writeLead(strapi, trx, viewer, row, { ...effectOfVisit(row, outcome, now), now });
}
