import {
  FETCH_FROM_MAX,
  isVisitHold,
  VISIT_LANGUAGES,
  VISIT_PEOPLE_MAX,
  VISIT_PROJECTS_MAX,
  VISIT_WAYS,
  type VisitWish,
} from '@sahyara/lead-contract/visit';
import { INDIA_AHEAD_MS } from '@sahyara/registration/india-day';

/** What the form of a visit asks beside name, number and address, by the names of its fields. */
export const visitFields = {
  time: 'time',
  hold: 'hold',
  /** Until when it is held. */
  until: 'until',
  how: 'how',
  zone: 'zone',
  people: 'people',
  language: 'language',
  fetched: 'fetched',
  fetchFrom: 'fetchFrom',
  /** A day and a clock of India, where no times can be offered. */
  day: 'day',
  clock: 'clock',
  /** A full time that was pressed, and that its place is waited for. */
  wait: 'wait',
  /** Times at other projects in the same booking. */
  also: 'also',
  /** Where another project is chosen beside: what was chosen before it. */
  beside: 'beside',
} as const;

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a moment as the backend writes them. */
export const isVisitTime = (text: string) => TIME.test(text) && !Number.isNaN(Date.parse(text));

/** A time that is chosen at a project, with its hold where there is one. */
export type ChosenVisit = {
  category: 'residential' | 'commercial';
  url: string;
  time: string;
  hold: string | null;
  /** When its hold ends, as the backend wrote it. */
  until: string | null;
};

const BETWEEN = ',';
const PARTS = '~';
const URL = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Chosen visits as one text for an address or a field; `null` where there are none. */
export const writeChosen = (chosen: readonly ChosenVisit[]): string | null =>
  chosen
    .map(({ category, url, time, hold, until }) => [category, url, time, hold, until].join(PARTS))
    .join(BETWEEN) || null;

/** Reads what `writeChosen` wrote; what is none of it is not chosen, nor is a project twice, or too many. */
export function readChosen(text: string | null): ChosenVisit[] {
  const chosen = new Map<string, ChosenVisit>();
  for (const one of (text ?? '').split(BETWEEN)) {
    const [category, url = '', time = '', hold = '', until = ''] = one.split(PARTS);
    if ((category !== 'residential' && category !== 'commercial') || !URL.test(url)) continue;
    if (!isVisitTime(time) || chosen.has(url) || chosen.size === VISIT_PROJECTS_MAX) continue;
    const isHeld = isVisitHold(hold) && isVisitTime(until);
    chosen.set(url, { category, url, time, hold: isHeld ? hold : null, until: isHeld ? until : null });
  }
  return [...chosen.values()];
}

function timeOf(read: (name: string) => string): string | null {
  const time = read(visitFields.time);
  if (isVisitTime(time)) return time;
  const [day, clock] = [read(visitFields.day), read(visitFields.clock)];
  if (!DAY.test(day) || !CLOCK.test(clock)) return null;
  const at = Date.parse(`${day}T${clock}:00Z`);
  return Number.isNaN(at) ? null : new Date(at - INDIA_AHEAD_MS).toISOString();
}

const elsewhere = ({ url, time, hold }: ChosenVisit) => ({
  project: url,
  startsAt: time,
  ...(hold === null ? {} : { hold }),
});

/** Reads the visit that a form asks for; undefined where it asks for none. */
export function visitFrom(form: FormData): VisitWish | undefined {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const startsAt = timeOf(read);
  if (startsAt === null) return undefined;
  const people = Number(read(visitFields.people));
  const language = VISIT_LANGUAGES.find((one) => one === read(visitFields.language));
  const fetchFrom = read(visitFields.fetchFrom).slice(0, FETCH_FROM_MAX);
  const [hold, zone] = [read(visitFields.hold), read(visitFields.zone)];
  const also = readChosen(read(visitFields.also)).slice(0, VISIT_PROJECTS_MAX - 1);
  return {
    startsAt,
    how: VISIT_WAYS.find((way) => way === read(visitFields.how)) ?? 'in person',
    people: Number.isInteger(people) && people >= 1 && people <= VISIT_PEOPLE_MAX ? people : 1,
    ...(language ? { language } : {}),
    // Whoever says where from wants to be fetched, whatever box they forgot.
    ...(read(visitFields.fetched) || fetchFrom ? { fetched: true } : {}),
    ...(fetchFrom ? { fetchFrom } : {}),
    ...(zone ? { timeZone: zone } : {}),
    ...(isVisitHold(hold) ? { hold } : {}),
    ...(read(visitFields.wait) ? { waits: true } : {}),
    ...(also.length > 0 ? { also: also.map(elsewhere) } : {}),
  };
}
