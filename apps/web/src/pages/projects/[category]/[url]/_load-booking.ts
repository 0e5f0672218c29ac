import { dataOr, settle } from '../../../../cms/load-state';
import { getVisitTimes } from '../../../../features/visits/ask-visits';
import type { Chosen } from '../../../../features/visits/booking-state';
import { visitDays } from '../../../../features/visits/visit';
import {
  moreToVisit,
  namedVisits,
  slotsBeside,
  type Visitable,
} from '../../../../features/visits/visits-together';

const timesOf = async (url: string) => dataOr(await settle(() => getVisitTimes(url)), null);

/** The times of a project that go with what is chosen at others, and what may be added to it. */
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
  return {
    times,
    days: visitDays({ slots }, chosen.how),
    also,
    beside,
    more: moreToVisit(project, projects, { ...chosen, also }),
  };
}
