import { formatTime, officeHoursWords } from '@sahyara/lead-contract/opening-hours';
import type { Words } from '@sahyara/page-words/words';
import type { Seo } from '../../cms/fields';
import type { Picture } from '../../cms/media';

/**
 * Opening hours of some days; times as `09:30`, `null` where the editor gave none. `span` says which days of the week
 * they are, Monday 1 to Sunday 7; `null` for others, such as public holidays.
 */
export type Hours = {
  days: string;
  span: { first: number; last: number } | null;
  opens: string | null;
  closes: string | null;
  closed: boolean;
};
export type Office = {
  name: string;
  address: string;
  mapLink: string | null;
  /** Degrees east and north. */
  coordinates: readonly [longitude: number, latitude: number] | null;
  phone: string;
  email: string;
  hours: Hours[];
};
/** Somebody one can ask; empty text is `''`. */
export type Person = { name: string; role: string; askAbout: string; phone: string; email: string };
export type Contact = Words<'contact'> & {
  heading: string;
  introduction: string;
  image: Picture | null;
  offices: Office[];
  /** Dates to come on which nobody is there. */
  holidays: string[];
  people: Person[];
  /** Beside the form; `null` where the editor wrote none. */
  enquiry: { heading: string; text: string } | null;
  seo: Seo;
};

/** Opening hours in words: `10 am to 6.30 pm`, `Closed`, or `By appointment` where no times are given. */
export function formatHours({ opens, closes, closed }: Hours): string {
  if (closed) return 'Closed';
  if (!opens || !closes) return 'By appointment';
  return `${formatTime(opens)} to ${formatTime(closes)}`;
}

/** When the first office is open, in words that go on a sentence: for `{hours}` in editors' texts. No hour loses its am. */
export const officeHoursOf = (contact: Contact | null): string =>
  officeHoursWords((contact?.offices[0]?.hours ?? []).filter(({ span }) => span !== null)).replaceAll(
    / (?=[ap]m\b)/g,
    '\u00a0',
  );
