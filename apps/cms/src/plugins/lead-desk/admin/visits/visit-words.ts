import type { DeskVisit } from '../../server/replies';
import { sayMoment } from '../say';

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
});

/** `10:00 am`, in India. */
export const sayHour = (at: string) => clock.format(new Date(at));

/** `5 Dec, 10:00 am`. */
export const sayTime = (at: string) => sayMoment(at);

/** What became of a visit. */
export const STATES: Record<DeskVisit['state'], string> = {
  asked: 'Asked for',
  booked: 'Booked',
  full: 'Time was full',
  waiting: 'Waits for a place',
  kept: 'Came',
  missed: 'Did not come',
  cancelled: 'Cancelled',
};

/** How many come, in what language, and how. */
export const sayParty = ({ people, language, how }: DeskVisit) =>
  [people === 1 ? '1 person' : `${people} people`, language, how === 'by video' ? 'by video' : null]
    .filter(Boolean)
    .join(' · ');
