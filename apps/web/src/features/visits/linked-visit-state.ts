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

type Told = { name: string; said: string; isSo: (visit: Visit | null, showsTimes: boolean) => boolean };
const whileIts = (state: Visit['state']): Told['isSo'] => {
  return (visit) => visit?.state === state;
};
// These speak of the times below.
const whereTimesAre: Told['isSo'] = (_visit, showsTimes) => showsTimes;

const TOLD: Told[] = [
  {
    name: 'move',
    said: 'Done: this is the new time. A mail with it is on its way.',
    isSo: whileIts('booked'),
  },
  { name: 'cancel', said: 'Done. The place is free for somebody else.', isSo: whileIts('cancelled') },
  { name: 'wait', said: 'Done. We write as soon as a place is free.', isSo: whileIts('waiting') },
  {
    name: 'used',
    said: 'This link was used already. The newest mail from us has the one that still changes your visit.',
    isSo: () => true,
  },
  {
    name: 'full',
    said: 'That time was taken a moment ago. These are still free.',
    isSo: whereTimesAre,
  },
  { name: 'none', said: 'That time cannot be had any more. These are still free.', isSo: whereTimesAre },
  {
    name: 'over',
    said: 'This visit has begun or is over: nothing of it can be changed here.',
    isSo: () => true,
  },
];

/** What an address says was done, while it is so. */
export function saidOf(query: URLSearchParams, visit: Visit | null, showsTimes: boolean): string | null {
  return TOLD.find(({ name, isSo }) => query.has(name) && isSo(visit, showsTimes))?.said ?? null;
}
