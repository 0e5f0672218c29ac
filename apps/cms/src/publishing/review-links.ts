import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { GatesConfig } from '../../config/gates';
import type { SiteConfig } from '../../config/site';
import { type Actor, audit } from '../audit/audit-log';
import { DAY_MS, MINUTE_MS } from '../india-time';
import { forgetKept, keepValue, keptValue, keptValues } from '../kept/kept-values';
import { type DraftPass, makeDraftPass, readDraftPass } from '../signed/draft-pass';

/** As long as somebody looks at a form without saving; a panel that stays open asks for another. */
const BESIDE_THE_FORM_MS = 10 * MINUTE_MS;
const LINK_LENGTH = 20;

/** What is kept of a link for people without an account. Moments are milliseconds since 1970. */
const kept = z.object({
  id: z.string(),
  type: z.string(),
  documentId: z.string(),
  by: z.string(),
  madeAt: z.number(),
  until: z.number(),
  endedAt: z.number().nullable(),
});
export type ReviewLink = z.infer<typeof kept>;

type Named = { uid: string; documentId: string };
const typeOf = ({ uid }: Named) => uid.replace(/^api::([^.]+)\..*$/, '$1');
const nameOf = (documentId: string, id = '') => `review-link ${documentId} ${id}` as const;

function addressOf(strapi: Core.Strapi, pass: DraftPass): string {
  const { keys } = strapi.config.get<GatesConfig>('gates');
  const { address } = strapi.config.get<SiteConfig>('site');
  return `${address}/preview/${makeDraftPass(pass, keys)}`;
}

/**
 * The addresses of a draft in the real design, and of what is published in its place, for the editor who asks; `until`:
 * milliseconds since 1970.
 */
export function previewOf(
  strapi: Core.Strapi,
  entry: Named,
): { href: string; published: string; until: number } {
  const until = Date.now() + BESIDE_THE_FORM_MS;
  const { documentId } = entry;
  const pass = { type: typeOf(entry), documentId, until, link: null };
  const href = addressOf(strapi, { ...pass, shows: 'draft' });
  return { href, published: addressOf(strapi, { ...pass, shows: 'published' }), until };
}

/** The address of a link that is kept. */
export const reviewAddress = (strapi: Core.Strapi, { id, type, documentId, until }: ReviewLink): string =>
  addressOf(strapi, { type, documentId, until, link: id, shows: 'draft' });

/** Makes a link that shows the draft of one entry to whoever has it, for so many days or until it is ended. */
export async function makeReviewLink(
  strapi: Core.Strapi,
  entry: Named,
  days: number,
  by: Actor,
): Promise<void> {
  const madeAt = Date.now();
  const id = BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(LINK_LENGTH, '0')
    .slice(-LINK_LENGTH);
  const { documentId } = entry;
  const link: ReviewLink = {
    id,
    type: typeOf(entry),
    documentId,
    by: by.name,
    madeAt,
    until: madeAt + days * DAY_MS,
    endedAt: null,
  };
  await strapi.db.connection.transaction(async (trx) => {
    await keepValue(strapi, nameOf(documentId, id), link, trx);
    const details = `Made for ${days} days`;
    await audit(strapi, trx, {
      actor: by,
      action: 'changed',
      subject: 'review-link',
      entry: documentId,
      details,
    });
  });
}

async function reviewLink(strapi: Core.Strapi, documentId: string, id: string): Promise<ReviewLink | null> {
  return kept.nullable().parse(await keptValue(strapi, nameOf(documentId, id)));
}

/** The links of an entry that still open, newest first. */
export async function openReviewLinks(strapi: Core.Strapi, documentId: string): Promise<ReviewLink[]> {
  const links = z.array(kept).parse(await keptValues(strapi, nameOf(documentId)));
  return links.filter(({ until, endedAt }) => endedAt === null && until > Date.now()).reverse();
}

/** From now on a link opens nothing. @returns false where there is no such link */
export async function endReviewLink(
  strapi: Core.Strapi,
  { documentId }: Named,
  id: string,
  by: Actor,
): Promise<boolean> {
  const link = await reviewLink(strapi, documentId, id);
  if (!link) return false;
  await strapi.db.connection.transaction(async (trx) => {
    await keepValue(strapi, nameOf(documentId, id), { ...link, endedAt: link.endedAt ?? Date.now() }, trx);
    const details = 'Ended';
    await audit(strapi, trx, {
      actor: by,
      action: 'changed',
      subject: 'review-link',
      entry: documentId,
      details,
    });
  });
  return true;
}

/** How long a link that opens nothing any more is remembered: whoever comes by it is told why. */
const REMEMBERED_MS = 30 * DAY_MS;

/** Every night: what is kept of links that ended long ago, and of whoever made them, goes. @param now milliseconds since 1970 */
export const clearReviewLinks = (strapi: Core.Strapi, now: number): Promise<void> =>
  forgetKept(strapi, 'review-link ', (value) => kept.parse(value).until < now - REMEMBERED_MS);

/** What a note at the end of an address opens now. */
export type OpenedDraft =
  | {
      state: 'open';
      uid: string;
      documentId: string;
      until: string;
      isReview: boolean;
      shows: DraftPass['shows'];
    }
  | { state: 'expired' | 'ended' | 'unknown' };

/** Reads the note of an address that shows a draft, or what it is compared with. */
export async function openDraft(strapi: Core.Strapi, note: string): Promise<OpenedDraft> {
  const { keys } = strapi.config.get<GatesConfig>('gates');
  const { state, carried } = readDraftPass(note, keys);
  if (carried === null) return { state: 'unknown' };
  const { type, documentId, link, shows } = carried;
  const known = link === null ? null : await reviewLink(strapi, documentId, link);
  if (known && known.endedAt !== null) return { state: 'ended' };
  if (state === 'expired') return { state };
  if (link !== null && !known) return { state: 'unknown' };
  const until = new Date(carried.until).toISOString();
  return { state: 'open', uid: `api::${type}.${type}`, documentId, until, isReview: link !== null, shows };
}
