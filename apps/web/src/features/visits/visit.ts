import type { BookedBeside, VisitOutcome, VisitSlot, VisitWay } from '@sahyara/lead-contract/visit';
import { writtenClock } from '@sahyara/lead-contract/written-clock';

/** The times of a project that visitors are offered. `open`: whether one can book at all. */
export type VisitTimes = {
  open: boolean;
  fetches: boolean;
  minutes: number;
  meetingPoint: string | null;
  slots: VisitSlot[];
};

/** A day of India with its times, free and full ones. */
export type VisitDay = { date: string; slots: VisitSlot[]; free: number };

/** A visit as its link shows it. Moments are in ISO 8601. */
export type Visit = {
  state: VisitOutcome | 'cancelled' | 'kept' | 'missed';
  project: string;
  title: string;
  category: string | null;
  startsAt: string;
  endsAt: string;
  how: VisitWay;
  people: number;
  guide: string | null;
  meetingPoint: string | null;
  mapLink: string | null;
  toBring: string | null;
  timeZone: string | null;
  changeable: boolean;
  /** Others of the same enquiry that are to come; none behind a link that was used. */
  beside: BookedBeside[];
  /** By which a site office knows them; null behind a link that was used. */
  reference: string | null;
  /** The link that changes it; null behind one that was used. */
  link: string | null;
};

/** A time as a sentence has it: `Saturday, 5 December 2026, 10 am`. India's. */
export function sayVisitTime(at: string): string {
  const { weekday, date, time } = writtenClock(Date.parse(at), 'Asia/Kolkata');
  return `${weekday}, ${date}, ${time}`;
}

const INDIA_MS = 330 * 60_000;
/** The day of India a moment lies in, as `2026-12-05`. */
export const visitDay = (at: string) => new Date(Date.parse(at) + INDIA_MS).toISOString().slice(0, 10);

/** The days on which a visit of this way can be, in order. */
export function visitDays({ slots }: Pick<VisitTimes, 'slots'>, how: VisitWay): VisitDay[] {
  const days = new Map<string, VisitSlot[]>();
  for (const slot of slots) {
    if (!slot.ways.includes(how)) continue;
    const date = visitDay(slot.start);
    days.set(date, [...(days.get(date) ?? []), slot]);
  }
  return [...days].map(([date, ofDay]) => ({
    date,
    slots: ofDay,
    free: ofDay.filter(({ free }) => free).length,
  }));
}

const DAY_MS = 86_400_000;
/** The first and last day that may be asked for where no times are offered: tomorrow, and two months on. */
export function daysToAsk(now: number): { first: string; last: string } {
  const inDays = (count: number) => visitDay(new Date(now + count * DAY_MS).toISOString());
  return { first: inDays(1), last: inDays(60) };
}

/** Parts of a day, as people speak of them. */
export const PARTS = [
  ['Morning', 0, 12],
  ['Afternoon', 12, 17],
  ['Evening', 17, 24],
] as const;

/** The hour of India at which a time begins. */
export const hourOf = ({ start }: Pick<VisitSlot, 'start'>) =>
  new Date(Date.parse(start) + INDIA_MS).getUTCHours();
