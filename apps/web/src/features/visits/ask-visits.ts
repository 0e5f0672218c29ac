import { isReference } from '@sahyara/lead-contract/reference';
import { objectOf, replyOf } from '@sahyara/lead-contract/shape';
import { siteProof } from '@sahyara/lead-contract/site-proof';
import {
  isVisitHoldReply,
  isVisitLink,
  isVisitReply,
  isVisitSlotsReply,
  type VisitChange,
  type VisitPageStep,
  type VisitWay,
} from '@sahyara/lead-contract/visit';
import { CmsError } from '../../cms/errors';
import { report } from '../../cms/report';
import { env } from '../../config/env';
import type { Visit, VisitTimes } from './visit';

const TIMEOUT_MS = 4000;
const proof = siteProof(env.siteToken);
const hasLink = replyOf(objectOf({ link: isVisitLink }));
const hasReference = replyOf(objectOf({ reference: isReference }));

type Call = { path: string; body?: object; visitor?: string | null };

/** @throws CmsError when the CMS is away, or has no time */
async function ask({ path, body, visitor = null }: Call): Promise<Response> {
  // Links and what was chosen stay out of the error: errors are logged.
  const call = path.split('?')[0] ?? path;
  let response: Response;
  try {
    response = await fetch(env.backendInternalUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-site-token': proof,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(visitor === null ? {} : { 'x-visitor-address': visitor }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw new CmsError('unreachable', call, 'Visits could not be asked for', { cause });
  }
  if (response.status >= 500 || response.status === 429)
    throw new CmsError('unreachable', call, `The CMS answered ${response.status}`);
  return response;
}

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** The times of a project. @throws CmsError */
export async function getVisitTimes(project: string): Promise<VisitTimes> {
  const path = `/api/visit-slots?project=${encodeURIComponent(project)}`;
  const reply = await jsonOf(await ask({ path }));
  if (!isVisitSlotsReply(reply)) throw new CmsError('malformed', '/api/visit-slots', 'These are no times');
  const { open, fetches, minutes, meetingPoint, slots } = reply.data;
  return { open, fetches, minutes, meetingPoint, slots };
}

/**
 * Says that somebody opened the page of a booking, and what they saw: a number in the desk's reports. No page waits for
 * it; while the CMS is away, or has no time, the number is lost.
 */
export function tellOpened(project: string, step: VisitPageStep, visitor: string | null): void {
  ask({ path: '/api/visit-steps', body: { project, step }, visitor }).catch((error: unknown) =>
    report('A step of a visit was not counted', error),
  );
}

type Chosen = { project: string; start: string; instead: string | null };

/** Holds a time while the form is filled in. @returns null where it was taken meanwhile @throws CmsError */
export async function holdVisit(
  chosen: Chosen,
  visitor: string | null,
): Promise<{ hold: string; until: string } | null> {
  const response = await ask({ path: '/api/visit-holds', body: chosen, visitor });
  if (!response.ok) return null;
  const reply = await jsonOf(response);
  if (!isVisitHoldReply(reply)) throw new CmsError('malformed', '/api/visit-holds', 'This is no hold');
  return { hold: reply.data.hold, until: reply.data.until };
}

/** What came of asking about a link. */
export type AskedVisit =
  | { outcome: 'visit'; visit: Visit }
  | { outcome: 'unknown' | 'expired' | 'used' | 'full' | 'none' | 'over' };

const REFUSALS: Record<string, Exclude<AskedVisit['outcome'], 'visit'>> = {
  GoneError: 'expired',
  UsedError: 'used',
  FullError: 'full',
  NoSuchTimeError: 'none',
  OverError: 'over',
};
const isRefusal = objectOf({
  error: objectOf({ name: (given): given is string => typeof given === 'string' }),
});

async function read(response: Response): Promise<AskedVisit> {
  const reply = await jsonOf(response);
  if (!response.ok) {
    const outcome = isRefusal(reply) ? REFUSALS[reply.error.name] : undefined;
    return { outcome: outcome ?? 'unknown' };
  }
  if (!isVisitReply(reply)) throw new CmsError('malformed', '/api/visit-views', 'This is no visit');
  const link = hasLink(reply) ? reply.data.link : null;
  const reference = hasReference(reply) ? reply.data.reference : null;
  const { uid: _, sequence: __, ...visit } = reply.data;
  return { outcome: 'visit', visit: { ...visit, link, reference } };
}

/** The visit behind a link. @throws CmsError */
export const viewVisit = async (link: string, visitor: string | null): Promise<AskedVisit> =>
  read(await ask({ path: '/api/visit-views', body: { data: { link } }, visitor }));

type Change = { change: VisitChange; startsAt?: string; how?: VisitWay };

/** Changes the visit behind a link. @throws CmsError */
export const changeVisit = async (
  link: string,
  change: Change,
  visitor: string | null,
): Promise<AskedVisit> =>
  read(await ask({ path: '/api/visit-changes', body: { data: { link, ...change } }, visitor }));

/** The calendar file of the visit behind a link; null where there is none. @throws CmsError */
export async function visitCalendar(link: string, visitor: string | null): Promise<string | null> {
  const response = await ask({ path: '/api/visit-calendars', body: { data: { link } }, visitor });
  return response.ok ? response.text() : null;
}
