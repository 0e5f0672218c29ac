import { DAY_MS, fromIndia, inIndia } from '../india-time';
import { readDay, writeDay } from '../written-day';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Nobody means a day that is further away than this. */
const FURTHEST_DAYS = 730;

/** A day and a time as a clock in India shows them: `2026-12-05` and `10:00`. */
export type Written = { day: string; time: string };
/** The moment that is meant (milliseconds since 1970), or what is wrong with which half of it. */
export type Meant = { at: number } | { wrong: keyof Written; message: string };

/** What a clock in India shows at a moment. */
export function writtenAt(at: number): Written {
  const [day = '', time = ''] = inIndia(new Date(at)).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}

/** A moment as it is said in the panel: `05/12/2026 at 10:00`. In India's time, wherever it is read. */
export function sayIndia(at: number): string {
  const { day, time } = writtenAt(at);
  return `${writeDay(day)} at ${time}`;
}

/** Reads a day and a time of India. @param now milliseconds since 1970: what is not after it has passed */
export function readMoment({ day, time }: Written, now: number): Meant {
  if (day === '') return { wrong: 'day', message: 'Which day? Write it as DD/MM/YYYY.' };
  if (readDay(day) !== day)
    return { wrong: 'day', message: 'There is no such day. Write it as DD/MM/YYYY, for example 25/12/2026.' };
  if (time === '') return { wrong: 'time', message: 'At what time? For example 10:00.' };
  if (!TIME.test(time))
    return {
      wrong: 'time',
      message: 'There is no such time. Write it from 00:00 to 23:59, for example 10:00.',
    };
  const at = fromIndia(new Date(`${day}T${time}:00Z`)).getTime();
  if (at <= now)
    return {
      wrong: day < writtenAt(now).day ? 'day' : 'time',
      message: `This has passed: in India it is ${sayIndia(now)} now.`,
    };
  if (at > now + FURTHEST_DAYS * DAY_MS)
    return { wrong: 'day', message: 'This is more than two years away. Choose a day before that.' };
  return { at };
}
