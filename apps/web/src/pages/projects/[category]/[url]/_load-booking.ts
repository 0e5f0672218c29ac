import { dataOr, settle } from '../../../../cms/load-state';
import { getVisitTimes } from '../../../../features/visits/ask-visits';
import type { Chosen } from '../../../../features/visits/booking-state';
import { type VisitTimes, visitDays } from '../../../../features/visits/visit';
import {
  moreToVisit,
  namedVisits,
  slotsBeside,
  type Visitable,
} from '../../../../features/visits/visits-together';

const timesOf = async (url: string) => dataOr(await settle(() => getVisitTimes(url)), null);

/** Whether the time that is chosen is full, as far as that can be asked now. */
const isFull = (times: VisitTimes | null, time: string | null): boolean =>
  times === null || times.slots.some(({ start, free }) => start === time && !free);

/** The times of a project that go with what is chosen at others, what is chosen as it is by now, and what may be added. */
export async function loadBooking(project: Visitable, projects: readonly Visitable[], chosen: Chosen) {
  const isOther = ({ url }: { url: string }) => url !== project.url;
  const also = namedVisits(chosen.also, projects).filter(isOther);
  const beside = namedVisits(chosen.beside, projects).filter(isOther);
  const others = [...also, ...beside];
  const [times, theirs] = await Promise.all([
    timesOf(project.url),
    Promise.all(others.map(({ url }) => timesOf(url))),
  ]);
  const busy = others.map(({ time }, index) => ({ time, minutes: theirs[index]?.minutes ?? null }));
  const slots = times?.open ? slotsBeside(times.slots, busy, chosen.how) : [];
  const isWaited = chosen.waits && isFull(times, chosen.time);
  const now: Chosen = { ...chosen, also, waits: isWaited };
  return {
    chosen: now,
    times,
    days: visitDays({ slots }, chosen.how),
    also,
    beside,
    more: moreToVisit(project, projects, now),
  };
}
