import type { OpeningHours } from '@sahyara/lead-contract/opening-hours';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
type Weekday = (typeof WEEK)[number];

const optional = z
  .string()
  .nullish()
  .transform((value) => value || null);
const weekday = z.enum(WEEK).nullish().catch(null);
const entered = z
  .array(
    z.object({
      firstDay: weekday,
      lastDay: weekday,
      days: optional,
      opens: optional,
      closes: optional,
      closed: z
        .boolean()
        .nullish()
        .transform((value) => value ?? false),
    }),
  )
  .catch([]);

/** Opening hours of days of the week, such as Monday to Saturday; times as `09:30` in India. */
export type HeadOfficeHours = OpeningHours & { firstDay: Weekday; lastDay: Weekday };

/**
 * When the first office of the contact page is open, as published: the one source for the desk, the mails and the
 * site. What is said of no day of the week, such as public holidays, is left out.
 */
export async function headOfficeHours(strapi: Core.Strapi): Promise<HeadOfficeHours[]> {
  const page = await strapi.documents('api::contact-page.contact-page').findFirst({
    status: 'published',
    populate: ['offices.hours'],
  });
  return entered.parse(page?.offices?.[0]?.hours ?? []).flatMap(({ firstDay, lastDay, days, ...times }) => {
    if (!firstDay) return [];
    const last = lastDay ?? firstDay;
    return [
      {
        ...times,
        firstDay,
        lastDay: last,
        days: days ?? (last === firstDay ? firstDay : `${firstDay} to ${last}`),
      },
    ];
  });
}
