import { CmsError } from '../../../../cms/errors';
import { report } from '../../../../cms/report';
import { VISITOR_ADDRESS } from '../../../../config/visitor-address';
import { isVisitTime, visitFields } from '../../../../contracts/visit-fields';
import { holdVisit } from '../../../../features/visits/ask-visits';
import { bookingPath, chosenFrom, TAKEN, type ToVisit } from '../../../../features/visits/booking-state';
import { visitDay } from '../../../../features/visits/visit';
import { backToForm } from '../../../../features/visits/visits-together';
import { readForm } from '../../../../server/read-form';

function isAway(error: unknown) {
  if (!(error instanceof CmsError)) throw error;
  report('A time for a visit could not be held', error);
  return 'away' as const;
}

/** Holds the time that a visitor pressed, or lets a full one be waited for. @returns where that leads on to; `null` for what is no form of the page */
export async function holdPressedTime(request: Request, project: ToVisit): Promise<string | null> {
  const form = await readForm(request);
  const read = (name: string) => String(form?.get(name) ?? '');
  const [time, full] = [read(visitFields.time), read(visitFields.wait)];
  if (!form || !(isVisitTime(time) || isVisitTime(full))) return null;
  const sent = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const chosen = chosenFrom(new URLSearchParams(sent));
  const { how, zone, hold: instead, also, beside } = chosen;
  // Nothing is held of a full time: its list is asked for with the form.
  if (!isVisitTime(time)) return bookingPath(project, { how, zone, time: full, waits: true, also });
  const pressed = { project: project.url, start: time, instead };
  const held = await holdVisit(pressed, request.headers.get(VISITOR_ADDRESS)).catch(isAway);
  if (held === null)
    return bookingPath(project, { how, zone, day: visitDay(time), also, beside }, { [TAKEN]: '1' });
  // While the CMS is away nothing can be held, and the time is asked for all the same.
  const { hold = null, until = null } = held === 'away' ? {} : held;
  const { category, url } = project;
  return (
    backToForm(chosen, [{ category, url, time, hold, until }]) ??
    bookingPath(project, { how, zone, time, hold, until, also })
  );
}
