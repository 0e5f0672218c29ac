import type { Core } from '@strapi/strapi';
import { type Guide, guidesOf } from '../visits/guides';
import { offeredSlotAt, type Slot, slotAt } from '../visits/slots-of-rule';
import { type VisitRule, visitRuleOf } from '../visits/visit-rule';

/** A time of a project to come, with what is needed to take a place of it. */
export type TimeOfProject = { rule: VisitRule; guides: Guide[]; slot: Slot };

/**
 * The time of a project that begins at a moment; null where no rule has it, or it is past. Visitors have the times that
 * they are offered; the desk has all.
 */
export async function timeOfProject(
  strapi: Core.Strapi,
  project: string,
  { startsAt, isVisitor, now }: { startsAt: number; isVisitor: boolean; now: number },
): Promise<TimeOfProject | null> {
  const rule = await visitRuleOf(strapi, project);
  if (!rule || startsAt <= now) return null;
  const slot = isVisitor ? offeredSlotAt(rule, startsAt, now) : slotAt(rule, startsAt);
  if (!slot) return null;
  return { rule, slot, guides: await guidesOf(strapi, project) };
}
