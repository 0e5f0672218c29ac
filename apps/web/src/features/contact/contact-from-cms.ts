import { words, written } from '@sahyara/page-words/words';
import { z } from 'zod/mini';
import {
  amount,
  flag,
  headingAndText,
  listOf,
  outsideLink,
  picture,
  requiredText,
  seo,
  text,
} from '../../cms/fields';
import { parseSingle } from '../../cms/parse-entries';
import type { Contact, Hours } from './contact';
import { weekdays } from './open-now';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d/;

const time = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value?.match(TIME)?.[0] ?? null),
);

/** A backend of the bare specification says none; one that cannot be read closes nobody's office. */
const dates = z.pipe(
  z.nullish(z.array(z.unknown())),
  z.transform((values) =>
    (values ?? []).flatMap((value) => (typeof value === 'string' && DATE.test(value) ? value : [])),
  ),
);

const weekday = z.nullish(z.enum(weekdays));

const rawHours = z.object({
  firstDay: weekday,
  lastDay: weekday,
  days: text,
  opens: time,
  closes: time,
  closed: flag,
});

/** The `data` of `GET /api/contact-page`. */
const rawContact = z.object({
  heading: requiredText,
  introduction: text,
  image: picture,
  offices: listOf(
    z.object({
      name: requiredText,
      address: text,
      mapLink: outsideLink,
      latitude: amount,
      longitude: amount,
      phone: text,
      email: text,
      hours: listOf(rawHours),
    }),
  ),
  holidays: dates,
  people: listOf(z.object({ name: requiredText, role: text, askAbout: text, phone: text, email: text })),
  enquiry: headingAndText,
  seo,
});

/**
 * Makes the site's own contact page of what the CMS sent.
 * @returns `null` when nobody has written it
 * @throws CmsError `malformed`
 */
export function contactFromCms(data: unknown): Contact | null {
  const raw = parseSingle('contact', rawContact, data);
  if (!raw) return null;
  const offices = raw.offices.map(({ latitude, longitude, hours, ...office }) => ({
    ...office,
    coordinates: latitude === null || longitude === null ? null : ([longitude, latitude] as const),
    hours: hours.flatMap(hoursFromCms),
  }));
  return { ...raw, ...written(words.contact, data), offices };
}

const numberOf = (day: (typeof weekdays)[number]) => weekdays.indexOf(day) + 1;

/** Hours that say neither which days of the week nor when else are left out. */
function hoursFromCms({ firstDay, lastDay, days, ...times }: z.infer<typeof rawHours>): Hours[] {
  const last = lastDay ?? firstDay;
  if (!firstDay || !last) return days ? [{ ...times, days, span: null }] : [];
  const written = last === firstDay ? firstDay : `${firstDay} to ${last}`;
  return [{ ...times, days: days || written, span: { first: numberOf(firstDay), last: numberOf(last) } }];
}
