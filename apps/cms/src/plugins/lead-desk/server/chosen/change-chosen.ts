import type { Core } from '@strapi/strapi';
import { announceDeliveries } from '../../../../deliveries/wake';
import { markSpamWithin } from '../../../../intake/mark-spam';
import { type Connection, LEAD, tableOf } from '../../../../ledger/ledger-rows';
import { lockRows, takeWriteLock } from '../../../../ledger/row-locks';
import { changeRow, outcomeOfRefusal, refuseOvertaken } from '../change-lead';
import { visibleLeads } from '../desk-leads';
import type { LeadChange } from '../lead-change';
import { type LeadRow, leadColumns } from '../read-lead';
import { beginTagging, type Tagging, tagRow } from '../tags/put-tags';
import type { Viewer } from '../viewer';
import type { ChosenChange } from './chosen-change';
import { forgetUndos } from './kept-undo';
import { statesOf } from './lead-state';
import { tellNewOwner } from './tell-new-owner';
import { keepWayBack, standingOf, type WayBack } from './way-back';

/** An enquiry that did not go with the others, and why. */
export type Left = { documentId: string; why: string };

/** What came of a change of many. */
export type ChangedChosen = {
  /** How many are otherwise now. */
  changed: number;
  /** How many were so before. */
  already: number;
  left: Left[];
  /** What takes it back, and for how long; null: nothing changed. */
  undo: WayBack | null;
};

const MISSING = 'There is no such enquiry, or it is somebody else’s';
const SPAM_BEFORE = 'It was called spam before';

type Chosen = ChosenChange['leads'][number];

function changeOf(sent: Exclude<ChosenChange, { kind: 'spam' | 'tag' }>, { seen }: Chosen): LeadChange {
  return sent.kind === 'assign'
    ? { owner: sent.owner, seen }
    : { stage: 'Lost', lostReason: sent.lostReason, seen };
}

/** What is asked; `tagging`: where it is of tags. */
type Asked = { viewer: Viewer; sent: ChosenChange; now: Date; tagging: Tagging | null };

/** Does it to one of them. @returns whether anything is otherwise; a sentence where it may not be */
async function changeOne(
  strapi: Core.Strapi,
  trx: Connection,
  { viewer, sent, now, tagging }: Asked,
  { row, chosen }: { row: LeadRow; chosen: Chosen },
): Promise<boolean | string> {
  try {
    if (sent.kind === 'spam') {
      // Who was won or taken by a colleague meanwhile is none, whatever the list still said.
      await refuseOvertaken(strapi, trx, row, { stage: 'Lost', owner: null, seen: chosen.seen });
      return (await markSpamWithin(strapi, trx, row.id, viewer.actor)) || SPAM_BEFORE;
    }
    // Of two who put on and take off each has done what they asked for: nothing that was seen is written over.
    if (sent.kind === 'tag')
      return tagging !== null && (await tagRow(strapi, trx, { viewer, row, tagging, now }));
    const change = changeOf(sent, chosen);
    return await changeRow(strapi, trx, { viewer, row, change, now, isOneOfMany: true });
  } catch (error) {
    // It was thrown before anything was written: the others go all the same.
    const refused = outcomeOfRefusal(error);
    if (refused) return refused.message;
    throw error;
  }
}

async function changeWithin(
  strapi: Core.Strapi,
  trx: Connection,
  { viewer, sent, now }: Omit<Asked, 'tagging'>,
): Promise<ChangedChosen> {
  await takeWriteLock(strapi, trx);
  const leads = tableOf(strapi, trx, LEAD);
  const wanted = new Map(sent.leads.map((lead) => [lead.documentId, lead]));
  // In one order for all: two who change the same do not wait for each other.
  const found = visibleLeads(strapi, trx, viewer)
    .whereIn(leads.column('documentId'), [...wanted.keys()])
    .orderBy('id')
    .select(leadColumns(strapi));
  const rows: LeadRow[] = await lockRows(strapi, found);
  const tagging = sent.kind === 'tag' ? await beginTagging(strapi, trx, sent, rows) : null;
  const before = await standingOf(
    strapi,
    trx,
    rows.map(({ id }) => id),
  );

  const changed: LeadRow[] = [];
  const left: Left[] = [];
  let already = 0;
  for (const row of rows) {
    const { documentId } = row;
    const chosen = wanted.get(documentId);
    wanted.delete(documentId);
    if (!chosen) continue;
    const outcome = await changeOne(strapi, trx, { viewer, sent, now, tagging }, { row, chosen });
    if (outcome === true) changed.push(row);
    else if (outcome === false) already += 1;
    else left.push({ documentId, why: outcome });
  }
  left.push(...[...wanted.keys()].map((documentId) => ({ documentId, why: MISSING })));
  const after = await statesOf(
    strapi,
    trx,
    changed.map(({ id }) => id),
  );
  await tellNewOwner(strapi, trx, { viewer, now }, { before: before.states, after });
  const undo = await keepWayBack(strapi, trx, { viewer, now }, { changed, before, after });
  return { changed: changed.length, already, left, undo };
}

/**
 * Does the same to several leads in one transaction, to each by the rules and with the history and the audit line of
 * the single change. Those that may not be changed are left and named; whoever is given one is told once it cannot be
 * taken back any more.
 * @throws what `outcomeOfRefusal` knows, where it is of a tag that there is not
 */
export async function changeChosen(
  strapi: Core.Strapi,
  viewer: Viewer,
  sent: ChosenChange,
): Promise<ChangedChosen> {
  const now = new Date();
  await forgetUndos(strapi, now.getTime());
  const outcome = await strapi.db.connection.transaction((trx) =>
    changeWithin(strapi, trx, { viewer, sent, now }),
  );
  announceDeliveries(strapi);
  return outcome;
}
