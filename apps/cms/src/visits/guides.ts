import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { dateIn, inIndia, MINUTE_MS } from '../india-time';
import { SALES_PERSON } from '../ledger/ledger-rows';
import { covers, DAYS, minutesOf } from '../week-days';

const day = z.enum(DAYS);
const people = z.array(
  z.object({
    id: z.number(),
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

/** Who shows visitors round in a project, in a fixed order; those of no project in particular show all. */
export async function guidesOf(strapi: Core.Strapi, project: string): Promise<Guide[]> {
  // Not by the Document Service, which leaves out the published rows of their projects.
  const found = await strapi.db.query(SALES_PERSON).findMany({
    where: { active: true, showsVisitors: true },
    orderBy: { id: 'asc' },
    populate: { projects: { select: ['url'] }, hours: true },
  });
  return people
    .parse(found)
    .filter(({ projects }) => !projects?.length || projects.some(({ url }) => url === project));
}

/** Whether a guide works from the beginning to the end of a time, and is not on leave. */
export function worksAt(
  { awayUntil, hours }: Guide,
  { start, end }: { start: number; end: number },
): boolean {
  const date = dateIn(new Date(start));
  if (awayUntil && awayUntil >= date) return false;
  if (!hours?.length) return true;
  const clock = inIndia(new Date(start));
  const from = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  const to = from + (end - start) / MINUTE_MS;
  return hours.some(
    (span) =>
      covers(span, clock.getUTCDay()) && minutesOf(span.opens) <= from && minutesOf(span.closes) >= to,
  );
}
