import { isVisitHold, VISIT_PROJECTS_MAX, VISIT_WAYS, type VisitWay } from '@sahyara/lead-contract/visit';
import { writtenClock } from '@sahyara/lead-contract/written-clock';
import { paths } from '../../config/paths';
import {
  type ChosenVisit,
  isVisitTime,
  readChosen,
  visitFields,
  writeChosen,
} from '../../contracts/visit-fields';
import { zoneFrom } from './time-zones';
import { type VisitDay, visitDay } from './visit';

/** What is chosen on the page of a booking, as its address says it. */
export type Chosen = {
  how: VisitWay;
  zone: string | null;
  day: string | null;
  time: string | null;
  hold: string | null;
  /** When its hold ends, as the backend wrote it. */
  until: string | null;
  /** The time is full, and a place of it is waited for. */
  waits: boolean;
  /** The time that was pressed was taken meanwhile. */
  taken: boolean;
  /** At other projects, in the same booking. */
  also: ChosenVisit[];
  /** Where this project is chosen beside others: what was chosen before, whose form books it all. Else empty. */
  beside: ChosenVisit[];
};

export const TAKEN = 'taken';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads what an address says is chosen; what it cannot mean is not chosen. */
export function chosenFrom(query: URLSearchParams): Chosen {
  const [time, hold, day, until] = [
    visitFields.time,
    visitFields.hold,
    visitFields.day,
    visitFields.until,
  ].map((name) => query.get(name) ?? '');
  return {
    how: VISIT_WAYS.find((way) => way === query.get(visitFields.how)) ?? 'in person',
    zone: zoneFrom(query.get(visitFields.zone)),
    day: day && DAY.test(day) ? day : null,
    time: time && isVisitTime(time) ? time : null,
    hold: hold && isVisitHold(hold) ? hold : null,
    until: until && isVisitTime(until) ? until : null,
    waits: query.has(visitFields.wait),
    taken: query.has(TAKEN),
    also: readChosen(query.get(visitFields.also)).slice(0, VISIT_PROJECTS_MAX - 1),
    beside: readChosen(query.get(visitFields.beside)).slice(0, VISIT_PROJECTS_MAX - 1),
  };
}

/** The same for an address. */
export const chosenQuery = ({ how, zone, day, time, hold, until, waits, also, beside }: Partial<Chosen>) => ({
  [visitFields.how]: how === 'by video' ? how : null,
  [visitFields.zone]: zone ?? null,
  [visitFields.day]: day ?? null,
  [visitFields.time]: time ?? null,
  [visitFields.hold]: hold ?? null,
  [visitFields.until]: until ?? null,
  [visitFields.wait]: waits && time ? '1' : null,
  [visitFields.also]: writeChosen(also ?? []),
  [visitFields.beside]: writeChosen(beside ?? []),
});

/** Whose visit is booked, as its address names it. */
export type ToVisit = { category: 'residential' | 'commercial'; url: string };

/** The page of a booking with this chosen. */
export const bookingPath = (
  { category, url }: ToVisit,
  chosen: Partial<Chosen>,
  more: Record<string, string> = {},
): string => paths.bookVisit(category, url, { ...chosenQuery(chosen), ...more });

/**
 * What is said of a hold: until when, by India's clock, which stays true on a page that is left open; and once it ran
 * out, that the time is not kept any more. Null where nothing is held.
 */
export function sayHold({ hold, until }: Pick<Chosen, 'hold' | 'until'>, now: number): string | null {
  if (hold === null || until === null) return null;
  if (Date.parse(until) <= now) {
    return 'It was held for five minutes, which are over. It is yours if it is still free when you send the form.';
  }
  return `Held for you until ${writtenClock(Date.parse(until), 'Asia/Kolkata').time} in India while you fill in the form.`;
}

/** The day to show: the one asked for, that of the chosen time, else the first with a free time. */
export function shownDay(days: VisitDay[], { day, time }: Pick<Chosen, 'day' | 'time'>): string | null {
  const asked = day ?? (time === null ? null : visitDay(time));
  if (asked !== null && days.some(({ date }) => date === asked)) return asked;
  return days.find(({ free }) => free > 0)?.date ?? days[0]?.date ?? null;
}
