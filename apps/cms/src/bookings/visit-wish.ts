import {
  FETCH_FROM_MAX,
  isVisitHold,
  TIME_ZONE_MAX,
  VISIT_LANGUAGES,
  VISIT_PEOPLE_MAX,
  VISIT_PROJECTS_MAX,
  VISIT_WAYS,
} from '@sahyara/lead-contract/visit';
import { z } from 'zod';
import { projectAddress } from '../visits/project-address';
import { sayTime } from '../visits/say-time';

const FORBIDDEN = /[\p{Cc}\p{Cs}]/gu;
const PAST_MS = 60_000;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    // Intl throws for what it does not know.
    return false;
  }
}

const startsAt = z.iso
  .datetime()
  .transform((at) => Date.parse(at))
  .refine((at) => Number.isFinite(at) && at < Date.parse('2100-01-01T00:00:00Z'));
const hold = z.string().refine(isVisitHold).optional().catch(undefined);
const elsewhere = z.object({ project: projectAddress, startsAt, hold });

/** The visit that an enquiry asks for. What is beside the time is left out where it cannot be read. */
export const visitWish = z.object({
  startsAt,
  how: z.enum(VISIT_WAYS),
  people: z.number().int().min(1).max(VISIT_PEOPLE_MAX),
  language: z.enum(VISIT_LANGUAGES).optional().catch(undefined),
  fetched: z.boolean().optional().catch(undefined),
  fetchFrom: z
    .string()
    .transform((text) => text.replace(FORBIDDEN, ' ').trim().slice(0, FETCH_FROM_MAX) || undefined)
    .optional()
    .catch(undefined),
  timeZone: z.string().max(TIME_ZONE_MAX).refine(isTimeZone).optional().catch(undefined),
  hold,
  waits: z.boolean().optional().catch(undefined),
  also: z
    .array(elsewhere)
    .max(VISIT_PROJECTS_MAX - 1)
    .optional()
    .catch(undefined),
});
export type AskedVisit = z.infer<typeof visitWish>;

/** What somebody wishes of their visit, for the history of the enquiry: the desk has it whatever becomes of the time. */
export function sayWish({
  startsAt,
  how,
  people,
  language,
  fetched,
  fetchFrom,
  waits,
  also = [],
}: AskedVisit): string {
  const fetch =
    how === 'in person' && fetched ? `to be fetched${fetchFrom ? ` from ${fetchFrom}` : ''}` : null;
  const come = people === 1 ? 'alone' : `${people} people`;
  const wait = waits ? 'or to wait for a place' : null;
  const said = [sayTime(startsAt), wait, how, come, language ? `in ${language}` : null, fetch];
  const others = also.map((one) => `; ${one.project} as well: ${sayTime(one.startsAt)}`);
  return `Asks for a visit: ${said.filter((part) => part !== null).join(', ')}${others.join('')}`;
}

/** The key of the nth visit that one enquiry asks for. The key of an enquiry has no space in it. */
export const visitKey = (key: string, nth: number) => (nth === 1 ? key : `${key} ${nth}`);

/**
 * The rows of the visits that an enquiry asks for, one a project, to be written in the enquiry's own transaction, so that
 * whoever is killed in between leaves visits that are settled later. @returns none where nothing can come of it
 * @param key of the first
 */
export function askedVisits(
  wish: AskedVisit | undefined,
  { key, lead, project, now }: { key: string; lead: number; project: string | null; now: Date },
) {
  if (!wish || !project) return [];
  const { startsAt, how, people, also = [] } = wish;
  const isFetched = how === 'in person' && wish.fetched === true;
  const wished = [{ project, startsAt, hold: wish.hold }, ...also];
  return wished.flatMap((one, index) => {
    const isAgain = wished.findIndex((other) => other.project === one.project) < index;
    if (isAgain || one.startsAt < now.getTime() - PAST_MS) return [];
    return {
      key: visitKey(key, index + 1),
      lead,
      project: one.project,
      startsAt: new Date(one.startsAt),
      // Of the rule, once it is settled.
      minutes: 0,
      how,
      people,
      language: wish.language ?? null,
      fetched: isFetched,
      fetchFrom: isFetched ? (wish.fetchFrom ?? null) : null,
      timeZone: wish.timeZone ?? null,
      hold: one.hold ?? null,
      waits: index === 0 && wish.waits === true,
      state: 'asked',
      stateSince: now,
      sequence: 0,
    };
  });
}
