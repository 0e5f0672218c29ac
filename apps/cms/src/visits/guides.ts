import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { dateIn, inIndia, MINUTE_MS } from '../india-time';
import { SALES_PERSON } from '../ledger/ledger-rows';
import { covers, DAYS, minutesOf } from '../week-days';

const day = z.enum(DAYS);
const people = z.array(
  z.object({
    id: z.number(),
    documentId: z.string(),
    name: z.string(),
    awayUntil: z.string().nullish(),
    projects: z.array(z.object({ url: z.string() })).nullish(),
    hours: z
      .array(z.object({ firstDay: day, lastDay: day, opens: z.string(), closes: z.string() }))
      .nullish(),
  }),
);
/** Somebody who shows visitors round. */
export type Guide = z.infer<typeof people>[number];

/** Everybody who shows visitors round, in a fixed order. */
export async function allGuides(strapi: Core.Strapi): Promise<Guide[]> {
  // Not by the Document Service, which leaves out the published rows of their projects.
  const found = await strapi.db.query(SALES_PERSON).findMany({
    where: { active: true, showsVisitors: true },
    orderBy: { id: 'asc' },
    populate: { projects: { select: ['url'] }, hours: true },
  });
  return people.parse(found);
}

/** Whether a guide shows a project; those of no project in particular show all. */
export const showsProject = ({ projects }: Guide, project: string) =>
  !projects?.length || projects.some(({ url }) => url === project);

/** Who shows visitors round in a project, in a fixed order. */
export const guidesOf = async (strapi: Core.Strapi, project: string): Promise<Guide[]> =>
  (await allGuides(strapi)).filter((guide) => showsProject(guide, project));

/** Whether a guide is on leave on a day of India. */
export const isOnLeave = ({ awayUntil }: Pick<Guide, 'awayUntil'>, date: string) =>
  typeof awayUntil === 'string' && awayUntil >= date;

/** Whether a guide works from the beginning to the end of a time, and is not on leave. */
export function worksAt(guide: Guide, { start, end }: { start: number; end: number }): boolean {
  const { hours } = guide;
  if (isOnLeave(guide, dateIn(new Date(start)))) return false;
  if (!hours?.length) return true;
  const clock = inIndia(new Date(start));
  const from = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  const to = from + (end - start) / MINUTE_MS;
  return hours.some(
    (span) =>
      covers(span, clock.getUTCDay()) && minutesOf(span.opens) <= from && minutesOf(span.closes) >= to,
  );
}
