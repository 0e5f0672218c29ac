import type { Core } from '@strapi/strapi';
import { dateIn } from '../../../../india-time';
import { sayTime } from '../../../../visits/say-time';
import { type Visit, visitOf } from '../../../../visits/visit-rows';
import type { Viewer } from '../viewer';
import { changeDeskVisit, type Outcome } from '../visits/change-desk-visit';
import { visibleVisit } from '../visits/visible-visits';

/** What somebody at the door is to do with a visit that is not as they saw it, in a sentence. */
function sayWhatBecame({ state, startsAt }: Visit, at: number): string {
  const isToday = dateIn(new Date(startsAt)) === dateIn(new Date(at));
  switch (state) {
    case 'booked':
      return isToday
        ? `This visit is at another time now: ${sayTime(startsAt)}. Are they here all the same? Press Came once more.`
        : `This visit is on another day now: ${sayTime(startsAt)}. Are they here all the same? Write them down as a walk-in.`;
    case 'cancelled':
      return 'This visit was cancelled meanwhile. Are they here all the same? Write them down as a walk-in.';
    case 'missed':
      return 'A colleague noted meanwhile that they did not come. Are they here all the same? Write them down as a walk-in.';
    default:
      return 'This visit has no time any more. Are they here all the same? Write them down as a walk-in.';
  }
}

/**
 * Notes that somebody came, at the moment it was pressed. Pressed before, by whomever, it is so already: a second press
 * adds no second line, whichever device brings it.
 * @param at milliseconds since 1970
 */
export async function keepVisit(
  strapi: Core.Strapi,
  viewer: Viewer,
  { visit: documentId, sequence }: { visit: string; sequence: number },
  at: number,
): Promise<Outcome> {
  const before = await visibleVisit(strapi, viewer, documentId);
  if (!before) return { outcome: 'missing' };
  if (before.state === 'kept') return { outcome: 'changed' };
  const done = await changeDeskVisit(strapi, viewer, documentId, { sequence, change: { to: 'keep' } }, at);
  if (done.outcome !== 'overtaken') return done;
  const now = await visitOf(strapi, strapi.db.connection, { documentId });
  if (!now) return { outcome: 'missing' };
  // Two devices at once: the other was quicker, and said the same.
  if (now.state === 'kept') return { outcome: 'changed' };
  return { outcome: 'overtaken', message: sayWhatBecame(now, at) };
}
