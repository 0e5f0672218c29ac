import { DAY_MS, dateIn, inIndia, startOfDate } from '../../../../india-time';
import type { DeskVisit, VisitCalendar, VisitTimes } from '../../server/replies';

export type Span = 'day' | 'week';
export type Time = VisitTimes['times'][number];
export type Guide = VisitCalendar['guides'][number];
/** A time a visit can go to, and by whom it would be shown. */
export type Target = { start: string; guide: Guide | null };
/** A column of the calendar, or a part of its list. */
export type Column = {
  key: string;
  title: string;
  note: string | null;
  visits: DeskVisit[];
  targets: Target[];
};

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const weekday = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', weekday: 'short' });
const dayAndMonth = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
});

/** The day an address asks for, in India; today where it asks for none. */
export const dateOf = (asked: string | null, now: Date) =>
  asked && DATE.test(asked) && !Number.isNaN(startOfDate(asked).getTime()) ? asked : dateIn(now);

/** The first day of the calendar that shows a day: the day itself, or the Monday of its week. */
export function firstDay(date: string, span: Span): string {
  if (span === 'day') return date;
  const sinceMonday = (inIndia(startOfDate(date)).getUTCDay() + 6) % 7;
  return dateIn(startOfDate(date, -sinceMonday));
}

export const daysOf = (span: Span) => (span === 'day' ? 1 : 7);

/** The same day of another week, or another day. */
export const shifted = (date: string, span: Span, by: 1 | -1) => dateIn(startOfDate(date, by * daysOf(span)));

/** `Sat 5 Dec`. */
export const sayDate = (date: string) =>
  `${weekday.format(startOfDate(date))} ${dayAndMonth.format(startOfDate(date))}`;

/** What days are called together: `Mon 30 Nov – Sun 6 Dec`. */
export const sayDates = (from: string, span: Span) =>
  span === 'day' ? sayDate(from) : `${sayDate(from)} – ${sayDate(dateIn(startOfDate(from, 6)))}`;

const onDate = (at: string, date: string) => dateIn(new Date(at)) === date;
const byTime = (one: { startsAt: string }, other: { startsAt: string }) =>
  Date.parse(one.startsAt) - Date.parse(other.startsAt);

/** The days of the calendar, with what is on each. @param times those the visit in hand can go to */
export function columnsOfDays(
  { dates, visits }: Pick<VisitCalendar, 'dates' | 'visits'>,
  inHand: DeskVisit | null,
  times: readonly Time[],
): Column[] {
  return dates.map(({ date, holiday }) => ({
    key: date,
    title: sayDate(date),
    note: holiday ? 'Holiday' : null,
    visits: visits.filter(({ startsAt }) => onDate(startsAt, date)).sort(byTime),
    targets: times
      .filter(({ start, free }) => onDate(start, date) && free > 0 && !isSame(start, inHand))
      .map(({ start }) => ({ start, guide: null })),
  }));
}

const isSame = (start: string, visit: DeskVisit | null) =>
  visit !== null && Date.parse(start) === Date.parse(visit.startsAt);

/**
 * One day by who shows visitors round. At its own time a visit may go to another guide, at other times to any who is
 * free; a sales person takes visits, and gives none away.
 */
export function columnsOfGuides(
  { guides, visits, dates }: Pick<VisitCalendar, 'guides' | 'visits' | 'dates'>,
  inHand: DeskVisit | null,
  times: readonly Time[],
  mayGiveAway: boolean,
): Column[] {
  const ofGuides = guides.map((guide): Column => {
    const isTheirs = inHand?.guide?.documentId === guide.documentId;
    const mayGet = isTheirs || mayGiveAway || guide.isSelf;
    return {
      key: guide.documentId,
      title: guide.name,
      note: guide.awayUntil && guide.awayUntil >= (dates[0]?.date ?? '') ? 'On leave' : null,
      visits: visits.filter((visit) => visit.guide?.documentId === guide.documentId).sort(byTime),
      targets: times
        .filter(({ start, free, guides: able }) => {
          if (!mayGet || !able.includes(guide.documentId)) return false;
          return isSame(start, inHand) ? inHand?.state === 'booked' && !isTheirs : free > 0;
        })
        .map(({ start }) => ({ start, guide })),
    };
  });
  const known = new Set(guides.map(({ documentId }) => documentId));
  const others = visits.filter(({ guide }) => !guide?.documentId || !known.has(guide.documentId));
  const ofNobody: Column = {
    key: 'nobody',
    title: guides.length > 0 ? 'Nobody yet' : 'Visits',
    note: null,
    visits: others.sort(byTime),
    targets: times
      .filter(({ start, free, guides: able }) => able.length === 0 && free > 0 && !isSame(start, inHand))
      .map(({ start }) => ({ start, guide: null })),
  };
  const hasOthers = ofNobody.visits.length + ofNobody.targets.length > 0 || guides.length === 0;
  return hasOthers ? [...ofGuides, ofNobody] : ofGuides;
}

/** Whether who came, or did not, can be said of a visit by now. */
export const canBeSaid = (visit: Pick<DeskVisit, 'state' | 'startsAt'>, now: Date) => ({
  came: visit.state === 'booked' && dateIn(new Date(visit.startsAt)) <= dateIn(now),
  stayedAway: visit.state === 'booked' && Date.parse(visit.startsAt) <= now.getTime(),
});

/** Whether a visit can be moved by now: what ended cannot. */
export const isOpen = ({ state }: Pick<DeskVisit, 'state'>) =>
  ['asked', 'booked', 'full', 'waiting'].includes(state);

/** Whether a visit is still ahead. */
export const isAhead = ({ startsAt }: Pick<DeskVisit, 'startsAt'>, now: Date) =>
  Date.parse(startsAt) > now.getTime();

/** Tomorrow's date in India: most visits at the desk are booked for then. */
export const tomorrow = (now: Date) => dateIn(new Date(now.getTime() + DAY_MS));
