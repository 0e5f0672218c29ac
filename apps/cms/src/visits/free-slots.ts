import type { Core } from '@strapi/strapi';
import { type Guide, guidesOf, worksAt } from './guides';
import { offeredSlots, type Slot } from './slots-of-rule';
import { type Place, places } from './visit-rows';
import { type VisitRule, visitRuleOf } from './visit-rule';

/** A time with how many more visits it takes; 0: full. */
export type FreeSlot = Slot & { free: number };

const overlap = (one: { startsAt: number; endsAt: number }, { start, end }: { start: number; end: number }) =>
  one.startsAt < end && one.endsAt > start;

/**
 * How many more visits a time takes: places that nobody has, and where the project has guides, guides who work then and
 * show nobody else round.
 * @param ofProject taken places of this project
 * @param ofGuides taken places of its guides, in all projects
 */
export function freeAt(
  slot: Slot,
  rule: Pick<VisitRule, 'places'>,
  { guides, ofProject, ofGuides }: { guides: Guide[]; ofProject: Place[]; ofGuides: Place[] },
): number {
  const taken = ofProject.filter(({ startsAt }) => startsAt === slot.start).length;
  const free = Math.max(0, rule.places - taken);
  if (guides.length === 0) return free;
  const busy = new Set(ofGuides.filter((place) => overlap(place, slot)).map(({ guide }) => guide));
  return Math.min(free, guides.filter((guide) => worksAt(guide, slot) && !busy.has(guide.id)).length);
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
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return { rule, slots: [] };
  const guides = await guidesOf(strapi, project);
  const table = places(strapi, strapi.db.connection);
  const within = () =>
    table
      .live(now)
      .where(table.column('startsAt'), '<', new Date(last.end))
      .where(table.column('endsAt'), '>', new Date(first.start))
      .select(table.columns);
  const ids = guides.map(({ id }) => id);
  const ofProject = table.read(await within().where({ project }));
  const ofGuides = ids.length === 0 ? [] : table.read(await within().whereIn('guide', ids));
  return {
    rule,
    slots: slots.map((slot) => ({ ...slot, free: freeAt(slot, rule, { guides, ofProject, ofGuides }) })),
  };
}
