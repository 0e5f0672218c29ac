import type { Seo } from '../../cms/fields';
import type { Picture } from '../../cms/media';
import { formatTime } from '../../ui/format-date';

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
  phone: string;
  email: string;
  hours: Hours[];
};
export type Contact = {
  heading: string;
  introduction: string;
  image: Picture | null;
  offices: Office[];
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
