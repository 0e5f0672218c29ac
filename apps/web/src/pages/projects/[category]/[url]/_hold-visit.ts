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

/** Holds the time that a visitor pressed. @returns where that leads on to; `null` for what is no form of the page */
export async function holdPressedTime(request: Request, project: ToVisit): Promise<string | null> {
  const form = await readForm(request);
  const time = String(form?.get(visitFields.time) ?? '');
  if (!form || !isVisitTime(time)) return null;
  const sent = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const chosen = chosenFrom(new URLSearchParams(sent));
  const { how, zone, hold: instead, also, beside } = chosen;
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
