import { VISIT_WAYS, type VisitWay } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { DESK_SETTINGS } from '../ledger/ledger-rows';
import { isOfferedProject } from '../offered-project';
import { DAYS } from '../week-days';

export const VISIT_RULE = 'api::visit-rule.visit-rule';

const WAYS_OF: Record<string, readonly VisitWay[]> = {
  'In person or by video': VISIT_WAYS,
  'In person': ['in person'],
  'By video': ['by video'],
};

const words = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);
const day = z.enum(DAYS);
const hours = z
  .object({ firstDay: day, lastDay: day, opens: z.string(), closes: z.string(), how: z.string().nullish() })
  .transform(({ how, ...span }) => ({ ...span, ways: WAYS_OF[how ?? ''] ?? VISIT_WAYS }));
// Panels write the day before the month; days of the year are compared with the month first.
const dayOfYear = words.transform((written) => written?.split('/').reverse().join('-'));
const stored = z.object({
  project: z.string(),
  open: z.boolean().nullish(),
  lengthMinutes: z.number().int().positive(),
  places: z.number().int().positive(),
  noticeHours: z.number(),
  daysAhead: z.number(),
  hours: z.array(hours),
  monsoonFrom: dayOfYear,
  monsoonTo: dayOfYear,
  monsoonHours: z.array(hours),
  closedDays: z.array(
    z
      .object({ from: z.string(), to: z.string().nullish() })
      .transform(({ from, to }) => ({ from, to: to ?? from })),
  ),
  meetingPoint: words,
  mapLink: words,
  toBring: words,
  fetches: z.boolean().nullish(),
});

/** Hours of the week in which visits begin and end, in India, and how those visits can go. */
export type VisitHours = z.infer<typeof hours>;
/** When a project can be seen, as editors have it, and the holidays of the house. Days are `2026-12-05`. */
export type VisitRule = z.infer<typeof stored> & { holidays: string[] };

const dated = z.object({ holidays: z.array(z.object({ on: z.string() })).nullish() }).nullable();

/** Days on which the house does not work, where the desk keeps them. */
export async function holidaysOf(strapi: Core.Strapi): Promise<string[]> {
  const settings = dated.parse(
    await strapi.documents(DESK_SETTINGS).findFirst({ populate: ['holidays'], fields: ['id'] }),
  );
  return (settings?.holidays ?? []).map(({ on }) => on);
}

/**
 * The rule of a project's visits; null where nobody has written one, or where the project may not be offered today
 * (RERA s. 3(1)): who is shown round is offered a home.
 * @param project its address
 */
export async function visitRuleOf(strapi: Core.Strapi, project: string): Promise<VisitRule | null> {
  const found = await strapi.documents(VISIT_RULE).findFirst({
    filters: { project },
    sort: 'id:asc',
    populate: ['hours', 'monsoonHours', 'closedDays'],
  });
  if (!found || (await isOfferedProject(strapi, project)) !== true) return null;
  return { ...stored.parse(found), holidays: await holidaysOf(strapi) };
}
