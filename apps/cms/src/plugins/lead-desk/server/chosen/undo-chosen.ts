import type { Core } from '@strapi/strapi';
import { audit } from '../../../../audit/audit-log';
import { DELIVERY_STATES } from '../../../../deliveries/delivery-state';
import { stopOwnerMails } from '../../../../deliveries/tell-owner';
import { announceDeliveries } from '../../../../deliveries/wake';
import { unmarkSpam } from '../../../../intake/mark-spam';
import { putTags, TAGGED, type Tag } from '../../../../ledger/lead-tags';
import { type Connection, LEAD, LEAD_EVENT, tableOf } from '../../../../ledger/ledger-rows';
import { lockRows, takeWriteLock } from '../../../../ledger/row-locks';
import { stageOf } from '../../stages';
import { excludeErased } from '../desk-leads';
import { ESCALATED, REMINDED } from '../rings/ring-words';
import { namesOfPeople } from '../sales-people';
import { holdTags, sayTags } from '../tags/put-tags';
import type { Viewer } from '../viewer';
import type { Left } from './change-chosen';
import { type KeptUndo, readUndo, spendUndo, UNDO_MS } from './kept-undo';
import { isSameState, type LeadState, statesOf, valuesOf } from './lead-state';

/** What came of taking back a change of many. */
export type Undone =
  | { outcome: 'undone'; back: number; left: Left[] }
  | { outcome: 'missing' }
  | { outcome: 'late' };

/** What the system notes by itself, and nobody decided. */
const ASIDE = [...DELIVERY_STATES, 'told', ESCALATED, REMINDED];
const CHANGED_SINCE = 'It was changed meanwhile, and stays as it is now';
const TAG_GONE = 'A tag that it had was deleted meanwhile';

type Kept = KeptUndo['leads'][number];
type Line = { kind: string; note: string };

/** The leads of which the history says something since. */
async function touchedSince(strapi: Core.Strapi, trx: Connection, leads: Kept[]): Promise<Set<number>> {
  const marks = new Map(leads.map(({ id, event }) => [id, event]));
  const { rows, column } = tableOf(strapi, trx, LEAD_EVENT);
  const since: { id: number; lead: number }[] = await rows()
    .whereIn(column('lead'), [...marks.keys()])
    .where('id', '>', Math.min(...marks.values()))
    .whereNotIn('kind', ASIDE)
    .select({ id: 'id', lead: column('lead') });
  return new Set(since.flatMap(({ id, lead }) => (id > (marks.get(lead) ?? 0) ? [lead] : [])));
}

const placeOf = ({ stage, lostReason }: LeadState) =>
  `${stageOf(stage)}${lostReason === null ? '' : `: ${lostReason}`}`;

/** The tags that are to be put on again, and those to be taken off. */
const tagsBack = ({ before, after }: Kept) => ({
  on: before.tags.filter((tag) => !after.tags.includes(tag)),
  off: after.tags.filter((tag) => !before.tags.includes(tag)),
});

/** What the history says of it. */
function linesOf(kept: Kept, { people, tags }: Pick<Back, 'people' | 'tags'>): Line[] {
  const { before, after } = kept;
  const [on, off] = [tagsBack(kept).on, tagsBack(kept).off].map((ids) =>
    ids.flatMap((id) => tags.get(id) ?? []),
  );
  const tagged = sayTags(on ?? [], off ?? []);
  const name = before.owner === null ? 'nobody' : (people.get(before.owner) ?? 'somebody who left');
  return [
    ...(placeOf(before) === placeOf(after)
      ? []
      : [{ kind: 'stage', note: `Undone: ${placeOf(before)} again` }]),
    ...(before.owner === after.owner ? [] : [{ kind: 'owner', note: `Undone: belongs to ${name} again` }]),
    ...(tagged === '' ? [] : [{ kind: TAGGED, note: `Undone. ${tagged}` }]),
  ];
}

type Back = {
  viewer: Viewer;
  people: ReadonlyMap<number, string>;
  /** Those of the house that it is about. */
  tags: ReadonlyMap<number, Tag>;
  at: Date;
};

async function putBack(
  strapi: Core.Strapi,
  trx: Connection,
  { viewer, at, ...names }: Back,
  { kept, reference }: { kept: Kept; reference: string },
): Promise<void> {
  const { id: lead, before, after, taught } = kept;
  const leads = tableOf(strapi, trx, LEAD);
  await leads
    .rows()
    .where({ id: lead })
    .update(leads.columnsOf({ ...valuesOf(before), updatedAt: at }));
  await putTags(strapi, trx, lead, tagsBack(kept));
  if (before.owner !== after.owner) await stopOwnerMails(strapi, trx, [lead]);
  const isSpam = before.suspected !== after.suspected;
  if (isSpam) await unmarkSpam(strapi, trx, { lead, taught, actor: viewer.actor });
  const lines = linesOf(kept, names);
  const by = viewer.actor.name;
  await tableOf(strapi, trx, LEAD_EVENT).insertAll(lines.map((line) => ({ ...line, lead, at, by })));
  const what = [...lines.map(({ kind }) => kind), ...(isSpam ? ['spam'] : [])].join(', ');
  await audit(strapi, trx, {
    actor: viewer.actor,
    action: 'changed',
    subject: 'lead',
    entry: reference,
    details: `undone: ${what}`,
  });
}

async function undoWithin(
  strapi: Core.Strapi,
  trx: Connection,
  { viewer, token, people }: { viewer: Viewer; token: string; people: ReadonlyMap<number, string> },
): Promise<Undone> {
  await takeWriteLock(strapi, trx);
  const undo = await readUndo(strapi, trx, token);
  // Whose it is not learns nothing; nor does whoever may less now than when they did it.
  if (undo === null || undo.account !== viewer.actor.id) return { outcome: 'missing' };
  if (undo.everybody && !viewer.everybody) return { outcome: 'missing' };
  if (Date.now() > undo.at + UNDO_MS) return { outcome: 'late' };
  if (!(await spendUndo(strapi, trx, token))) return { outcome: 'missing' };

  const ids = undo.leads.map(({ id }) => id);
  const found = excludeErased(strapi, trx, tableOf(strapi, trx, LEAD).rows().whereIn('id', ids))
    .orderBy('id')
    .select('id', 'reference');
  const rows: { id: number; reference: string }[] = await lockRows(strapi, found);
  const references = new Map(rows.map(({ id, reference }) => [id, reference]));
  const now = await statesOf(strapi, trx, [...references.keys()]);
  const touched = await touchedSince(strapi, trx, undo.leads);
  const tags = await holdTags(
    strapi,
    trx,
    undo.leads.flatMap((kept) => Object.values(tagsBack(kept)).flat()),
  );
  const back: Back = { viewer, people, tags, at: new Date() };
  const left: Left[] = [];
  for (const kept of undo.leads) {
    const [state, reference] = [now.get(kept.id), references.get(kept.id)];
    const isAsLeft = state !== undefined && !touched.has(kept.id) && isSameState(state, kept.after);
    if (tagsBack(kept).on.some((tag) => !tags.has(tag))) {
      left.push({ documentId: kept.documentId, why: TAG_GONE });
    } else if (isAsLeft && reference !== undefined) await putBack(strapi, trx, back, { kept, reference });
    else left.push({ documentId: kept.documentId, why: CHANGED_SINCE });
  }
  return { outcome: 'undone', back: undo.leads.length - left.length, left };
}

/**
 * Takes back a change of many, once, by whoever made it, within a minute by this server's clock: each lead gets what it
 * had unless somebody has changed it since.
 */
export async function undoChosen(strapi: Core.Strapi, viewer: Viewer, token: string): Promise<Undone> {
  // Before: on SQLite a transaction has the only connection.
  const people = await namesOfPeople(strapi);
  const undone = await strapi.db.connection.transaction((trx) =>
    undoWithin(strapi, trx, { viewer, token, people }),
  );
  announceDeliveries(strapi);
  return undone;
}
