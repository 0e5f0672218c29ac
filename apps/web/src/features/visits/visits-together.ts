import { VISIT_PROJECTS_MAX, type VisitSlot, type VisitWay } from '@sahyara/lead-contract/visit';
import type { ChosenVisit } from '../../contracts/visit-fields';
import { bookingPath, type Chosen, type ToVisit } from './booking-state';
import { visitDay } from './visit';

const MINUTE_MS = 60_000;
/** From one site of a city to another, with the traffic of a day. */
const WAY_MINUTES = 60;
/** Where nobody can say now how long a visit takes. */
const LENGTH_MINUTES = 60;

/** What can be visited, as the pages of a booking name it. */
export type Visitable = ToVisit & { title: string };
/** A chosen time with the name of its project. */
export type NamedVisit = ChosenVisit & { title: string };

const and = new Intl.ListFormat('en-IN', { type: 'conjunction' });
/** The names of several projects in one line. */
export const namesOf = (projects: readonly { title: string }[]): string =>
  and.format(projects.map(({ title }) => title));

/** Chosen visits by the names of their projects; what cannot be visited is left out. */
export const namedVisits = (chosen: readonly ChosenVisit[], projects: readonly Visitable[]): NamedVisit[] =>
  chosen.flatMap((one) => {
    const project = projects.find(({ category, url }) => category === one.category && url === one.url);
    return project ? [{ ...one, title: project.title }] : [];
  });

type Busy = { time: string; minutes: number | null };

/** Times at which the same people are nowhere else: in person with an hour for the way between two sites. */
export function slotsBeside(slots: readonly VisitSlot[], busy: readonly Busy[], how: VisitWay): VisitSlot[] {
  const wayMs = how === 'in person' ? WAY_MINUTES * MINUTE_MS : 0;
  return slots.filter(({ start, end }) =>
    busy.every(({ time, minutes }) => {
      const from = Date.parse(time);
      const to = from + (minutes ?? LENGTH_MINUTES) * MINUTE_MS;
      return Date.parse(end) + wayMs <= from || Date.parse(start) >= to + wayMs;
    }),
  );
}

/** This project's own time as others stand beside it. */
const own = ({ category, url }: ToVisit, { time, hold, until }: Chosen): ChosenVisit[] =>
  time === null ? [] : [{ category, url, time, hold, until }];

/** What can be seen as well, each with the page of its times; none once a booking has as many as it may. */
export function moreToVisit(project: Visitable, projects: readonly Visitable[], chosen: Chosen) {
  const { how, zone, time, also } = chosen;
  if (time === null || also.length >= VISIT_PROJECTS_MAX - 1) return [];
  const isTaken = (url: string) => url === project.url || also.some((one) => one.url === url);
  const beside = [...own(project, chosen), ...also];
  return projects
    .filter(({ url }) => !isTaken(url))
    .sort(
      (one, other) => Number(other.category === project.category) - Number(one.category === project.category),
    )
    .map((other) => ({
      title: other.title,
      href: bookingPath(other, { how, zone, day: visitDay(time), beside }),
    }));
}

/** Where another time is chosen for one of the others, and where it is left out. */
export function waysOfOther(project: ToVisit, other: ChosenVisit, chosen: Chosen) {
  const also = chosen.also.filter(({ url }) => url !== other.url);
  const beside = [...own(project, chosen), ...also];
  return {
    another: bookingPath(other, {
      how: chosen.how,
      zone: chosen.zone,
      day: visitDay(other.time),
      hold: other.hold,
      beside,
    }),
    without: bookingPath(project, { ...chosen, also }),
  };
}

/** The form that books it all, from the page of another project's times: with that one, or as it was without. */
export function backToForm(chosen: Chosen, added: ChosenVisit[]): string | null {
  const [first, ...also] = chosen.beside;
  if (!first) return null;
  const { how, zone } = chosen;
  const { time, hold, until } = first;
  return bookingPath(first, { how, zone, time, hold, until, also: [...also, ...added] });
}
