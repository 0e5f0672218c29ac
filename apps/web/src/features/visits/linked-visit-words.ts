import { REMINDED_EVENING_HOUR, REMINDED_HOURS_BEFORE } from '@sahyara/lead-contract/visit';
import { dayInIndia, INDIA_AHEAD_MS } from '@sahyara/registration/india-day';
import type { Visit } from './visit';

const HOUR_MS = 3_600_000;
const HOURS_OF_DAY = 24;

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

/** What is still to be written about a visit that is booked: who looks at it on its day has no evening before. */
export function remindersAhead(
  { state, startsAt }: Pick<Visit, 'state' | 'startsAt'>,
  now: number,
): string | null {
  if (state !== 'booked') return null;
  const at = Date.parse(startsAt);
  const midnight = Date.parse(`${dayInIndia(at)}T00:00:00Z`) - INDIA_AHEAD_MS;
  if (now < midnight - (HOURS_OF_DAY - REMINDED_EVENING_HOUR) * HOUR_MS)
    return 'We write again the evening before and two hours before.';
  return now < at - REMINDED_HOURS_BEFORE * HOUR_MS ? 'We write again two hours before.' : null;
}
