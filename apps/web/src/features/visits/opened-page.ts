import type { VisitPageStep } from '@sahyara/lead-contract/visit';
import { callsItselfRobot } from '../../config/robots';
import { visitFields } from '../../contracts/visit-fields';
import { TAKEN } from './booking-state';
import type { VisitTimes } from './visit';

/** What an address carries once somebody has begun: whoever comes back with it has been counted. */
const BEGUN = [...Object.values(visitFields), TAKEN];

/**
 * Whether somebody opens the page of a booking: they come to its bare address, in a browser that leads a page to them.
 * Of the request itself, which is forgotten with it; nothing is stored on the device or read from it (decision 135).
 */
export function isOpened(headers: Headers, query: URLSearchParams): boolean {
  // Browsers send it since 2023 at the latest; what fetches pages without being one does not.
  const isLedThere = headers.get('sec-fetch-mode') === 'navigate';
  const isPrepared = headers.has('sec-purpose');
  return isLedThere && !isPrepared && !callsItselfRobot(headers) && !BEGUN.some((name) => query.has(name));
}

/** What whoever opened it saw. */
export const seenOf = (times: Pick<VisitTimes, 'open' | 'slots'> | null): VisitPageStep =>
  times?.open && times.slots.length > 0 ? 'times shown' : 'no times';
