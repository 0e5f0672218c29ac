import { VISIT_CHANGES, type VisitChange } from '@sahyara/lead-contract/visit';
import { isVisitTime, visitFields } from '../../contracts/visit-fields';
import { type Visit, type VisitDay, type VisitTimes, visitDays } from './visit';

/** What a form on the page of a visit asks for; `null` for what is none of them. */
export function changeFrom(form: FormData | null): { change: VisitChange; startsAt?: string } | null {
  const change = VISIT_CHANGES.find((one) => one === form?.get('change'));
  if (!form || !change) return null;
  if (change !== 'move') return { change };
  const startsAt = String(form.get(visitFields.time) ?? '');
  return isVisitTime(startsAt) ? { change, startsAt } : null;
}

/** The days one may move a visit to. Its own time is none of them, though others may still have it. */
export function daysToMoveTo({ state, startsAt, how }: Visit, { slots }: VisitTimes): VisitDay[] {
  const isTheirs = (start: string) => state === 'booked' && start === startsAt;
  const others = slots.map((slot) => (isTheirs(slot.start) ? { ...slot, free: false } : slot));
  return visitDays({ slots: others }, how);
}
