import type { Visit } from './visit';

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
