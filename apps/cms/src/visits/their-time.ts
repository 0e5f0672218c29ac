import { writtenClock } from '@sahyara/lead-contract/written-clock';
import type { Visit } from './visit-rows';

/** The time of a visit where its visitor is, where that is not India. */
export function theirTime({ startsAt, timeZone }: Pick<Visit, 'startsAt' | 'timeZone'>): string | null {
  if (!timeZone) return null;
  const [theirs, ours] = [writtenClock(startsAt, timeZone), writtenClock(startsAt, 'Asia/Kolkata')];
  if (theirs.time === ours.time && theirs.date === ours.date) return null;
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return `${theirs.weekday}, ${theirs.date}, ${theirs.time} (${theirs.zone}, ${place})`;
}
