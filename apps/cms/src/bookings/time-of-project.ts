import type { Core } from '@strapi/strapi';
import { HOUR_MS } from '../india-time';
import { type Guide, guidesOf } from '../visits/guides';
import { type Slot, slotAt } from '../visits/slots-of-rule';
import { type VisitRule, visitRuleOf } from '../visits/visit-rule';

/** A time of a project to come, with what is needed to take a place of it. */
export type TimeOfProject = { rule: VisitRule; guides: Guide[]; slot: Slot };

/**
 * The time of a project that begins at a moment; null where no rule has it, or it is past. Visitors keep the notice, and
 * book where booking is open; the desk does not have to.
 */
export async function timeOfProject(
  strapi: Core.Strapi,
  project: string,
  { startsAt, isVisitor, now }: { startsAt: number; isVisitor: boolean; now: number },
): Promise<TimeOfProject | null> {
  const rule = await visitRuleOf(strapi, project);
  const slot = rule ? slotAt(rule, startsAt) : undefined;
  if (!rule || !slot || startsAt <= now) return null;
  if (isVisitor && (!rule.open || startsAt < now + rule.noticeHours * HOUR_MS)) return null;
  return { rule, slot, guides: await guidesOf(strapi, project) };
}
