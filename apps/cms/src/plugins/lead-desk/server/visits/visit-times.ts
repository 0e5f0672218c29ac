import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { dateIn, startOfDate } from '../../../../india-time';
import { freeAt, guidesFreeAt, takenOf } from '../../../../visits/free-slots';
import { slotsOn } from '../../../../visits/slots-of-rule';
import { visitRuleOf } from '../../../../visits/visit-rule';

/** The times of which project and days are asked for, by the date of the first in India. */
export const timesQuery = z.strictObject({
  project: z.string().trim().min(1).max(120),
  from: z.iso.date(),
  days: z.coerce.number().int().min(1).max(7),
});

/**
 * The times of a project to which the desk may book or move: all to come by its rule, the nearest and those of a project
 * that the site takes no bookings for too. Says nothing of who comes.
 */
export async function readTimes(
  strapi: Core.Strapi,
  { project, from, days }: z.infer<typeof timesQuery>,
  now = Date.now(),
) {
  const rule = await visitRuleOf(strapi, project);
  if (!rule) return { times: [], fetches: false };
  const slots = Array.from({ length: days }, (_, day) => dateIn(startOfDate(from, day)))
    .flatMap((date) => slotsOn(rule, date))
    .filter(({ start }) => start > now);
  const taken = await takenOf(strapi, project, slots, now);
  return {
    fetches: rule.fetches !== false,
    times: slots.map((slot) => ({
      start: new Date(slot.start),
      end: new Date(slot.end),
      ways: slot.ways,
      free: freeAt(slot, rule, taken),
      /** Who could show somebody round then, by their document ids. */
      guides: guidesFreeAt(slot, taken).map(({ documentId }) => documentId),
    })),
  };
}
