import { VISIT_WAYS, type VisitWay } from '@sahyara/lead-contract/visit';
import { DAY_MS, dateIn, HOUR_MS, inIndia, MINUTE_MS, startOfDate } from '../india-time';
import { covers, minutesOf } from '../week-days';
import type { VisitHours, VisitRule } from './visit-rule';

/** A time at which a visit can begin and when it ends, in milliseconds since 1970. */
export type Slot = { start: number; end: number; ways: VisitWay[] };

const MONTH_AND_DAY = 'yyyy-'.length;

/** Whether a date lies in the monsoon of its rule, both ends included; it may go over the end of the year. */
export function isMonsoon({ monsoonFrom, monsoonTo }: VisitRule, date: string): boolean {
  if (!monsoonFrom || !monsoonTo) return false;
  const day = date.slice(MONTH_AND_DAY);
  return monsoonFrom <= monsoonTo
    ? day >= monsoonFrom && day <= monsoonTo
    : day >= monsoonFrom || day <= monsoonTo;
}

/** Whether nobody is shown round on a day of India: a holiday of the house, or a closed day of the project. */
export const isClosed = ({ closedDays, holidays }: VisitRule, date: string) =>
  holidays.includes(date) || closedDays.some(({ from, to }) => date >= from && date <= to);

function hoursOn(rule: VisitRule, date: string): VisitHours[] {
  if (isClosed(rule, date)) return [];
  const monsoon = isMonsoon(rule, date) && rule.monsoonHours.length > 0;
  const day = inIndia(startOfDate(date)).getUTCDay();
  return (monsoon ? rule.monsoonHours : rule.hours).filter((span) => covers(span, day));
}

/** All times of a day of India by the rule alone, whatever is booked, in order. @param date such as `2026-12-05` */
export function slotsOn(rule: VisitRule, date: string): Slot[] {
  const midnight = startOfDate(date).getTime();
  const slots = new Map<number, Slot>();
  for (const { opens, closes, ways } of hoursOn(rule, date)) {
    const last = minutesOf(closes) - rule.lengthMinutes;
    for (let minute = minutesOf(opens); minute <= last; minute += rule.lengthMinutes) {
      const start = midnight + minute * MINUTE_MS;
      const known = slots.get(start)?.ways ?? [];
      slots.set(start, {
        start,
        end: start + rule.lengthMinutes * MINUTE_MS,
        ways: VISIT_WAYS.filter((way) => known.includes(way) || ways.includes(way)),
      });
    }
  }
  return [...slots.values()].sort((one, other) => one.start - other.start);
}

/** The days on which one can book now, today among them. */
function daysOf({ daysAhead }: VisitRule, now: number): string[] {
  return Array.from({ length: daysAhead + 1 }, (_, day) => dateIn(new Date(now + day * DAY_MS)));
}

/** All times that visitors are offered now, whatever is booked, in order. */
export function offeredSlots(rule: VisitRule, now: number): Slot[] {
  if (!rule.open) return [];
  const earliest = now + rule.noticeHours * HOUR_MS;
  return daysOf(rule, now)
    .flatMap((date) => slotsOn(rule, date))
    .filter(({ start }) => start >= earliest && start > now);
}

/** The time that visitors are offered now and that begins at a moment; undefined where none does. */
export const offeredSlotAt = (rule: VisitRule, start: number, now: number): Slot | undefined =>
  offeredSlots(rule, now).find((slot) => slot.start === start);

/** The time of a rule that begins at a moment; undefined where none does. */
export const slotAt = (rule: VisitRule, start: number): Slot | undefined =>
  slotsOn(rule, dateIn(new Date(start))).find((slot) => slot.start === start);
