import type { Core } from '@strapi/strapi';
import { type Guide, guidesOf, worksAt } from './guides';
import { offeredSlots, type Slot } from './slots-of-rule';
import { type Place, places } from './visit-rows';
import { type VisitRule, visitRuleOf } from './visit-rule';

/** A time with how many more visits it takes; 0: full. */
export type FreeSlot = Slot & { free: number };

const overlap = (one: { startsAt: number; endsAt: number }, { start, end }: { start: number; end: number }) =>
  one.startsAt < end && one.endsAt > start;

/** `ofProject`: taken places of a project. `ofGuides`: those of its guides, in all projects. */
type Taken = { guides: Guide[]; ofProject: Place[]; ofGuides: Place[] };

/**
 * How many more visits a time takes: places that nobody has, and where the project has guides, guides who work then and
 * show nobody else round.
 */
export function freeAt(
  slot: Slot,
  rule: Pick<VisitRule, 'places'>,
  { guides, ofProject, ofGuides }: Taken,
): number {
  const taken = ofProject.filter(({ startsAt }) => startsAt === slot.start).length;
  const free = Math.max(0, rule.places - taken);
  return guides.length === 0 ? free : Math.min(free, guidesFreeAt(slot, { guides, ofGuides }).length);
}

/** Guides who work at a time from its beginning to its end, and show nobody round then. */
export function guidesFreeAt(slot: Slot, { guides, ofGuides }: Pick<Taken, 'guides' | 'ofGuides'>): Guide[] {
  const busy = new Set(ofGuides.filter((place) => overlap(place, slot)).map(({ guide }) => guide));
  return guides.filter((guide) => worksAt(guide, slot) && !busy.has(guide.id));
}

/** What is taken of some times of a project, and by whom it is shown. */
export async function takenOf(
  strapi: Core.Strapi,
  project: string,
  slots: readonly Slot[],
  now: number,
): Promise<Taken> {
  const guides = await guidesOf(strapi, project);
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return { guides, ofProject: [], ofGuides: [] };
  const table = places(strapi, strapi.db.connection);
  const within = () =>
    table
      .live(now)
      .where(table.column('startsAt'), '<', new Date(last.end))
      .where(table.column('endsAt'), '>', new Date(first.start))
      .select(table.columns);
  const ids = guides.map(({ id }) => id);
  return {
    guides,
    ofProject: table.read(await within().where({ project })),
    ofGuides: ids.length === 0 ? [] : table.read(await within().whereIn('guide', ids)),
  };
}

/** The times that visitors of a project are offered now, full ones too; null where none can be booked. */
export async function freeSlots(
  strapi: Core.Strapi,
  project: string,
  now: number,
): Promise<{ rule: VisitRule; slots: FreeSlot[] } | null> {
  const rule = await visitRuleOf(strapi, project);
  if (!rule?.open) return null;
  const slots = offeredSlots(rule, now);
  const taken = await takenOf(strapi, project, slots, now);
  return { rule, slots: slots.map((slot) => ({ ...slot, free: freeAt(slot, rule, taken) })) };
}
