import { createHmac } from 'node:crypto';
import { z } from 'zod/mini';
import { env } from '../config/env';
import { CmsError } from './errors';
import { fetchReply } from './fetch-reply';
import { type ContentName, contents, contentUrl, entryUrl } from './queries';
import type { Draft } from './shown-draft';

const TIMEOUT_MS = 8000;
const CALL = '/api/draft-views';
/** What this server proves itself with where it asks for a draft. */
const proof = { 'x-preview-token': createHmac('sha256', env.siteToken).update('preview').digest('hex') };

const answer = z.object({
  data: z.union([
    z.object({
      state: z.literal('open'),
      uid: z.string(),
      documentId: z.string(),
      until: z.string(),
      isReview: z.boolean(),
      shows: z.enum(['draft', 'published']),
    }),
    z.object({ state: z.enum(['expired', 'ended', 'unknown']) }),
  ]),
});

/** What stands behind the note of a preview's address. */
export type OpenedDraft =
  | { state: 'open'; draft: Draft; until: string; isReview: boolean; shows: 'draft' | 'published' }
  | { state: 'expired' | 'ended' | 'unknown' | 'deleted' | 'unpublished' };

function contentOf(uid: string): ContentName | null {
  let name: ContentName;
  for (name in contents) if (contents[name].uid === uid) return name;
  return null;
}

/** The note stays out of the error: errors are logged. @throws CmsError */
async function openNote(note: string): Promise<z.infer<typeof answer>['data']> {
  let reply: unknown;
  try {
    const response = await fetch(env.backendInternalUrl + CALL, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...proof },
      body: JSON.stringify({ data: { note } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    reply = await response.json();
  } catch (cause) {
    throw new CmsError('unreachable', CALL, 'A draft could not be asked for', { cause });
  }
  const parsed = answer.safeParse(reply);
  if (!parsed.success) throw new CmsError('malformed', CALL, 'The answer about a draft is not as agreed');
  return parsed.data.data;
}

/**
 * The draft that a preview's address shows, or what is published in its place. Kept nowhere.
 * @throws CmsError when the CMS is away
 */
export async function readDraft(note: string): Promise<OpenedDraft> {
  const opened = await openNote(note);
  if (opened.state !== 'open') return opened;
  const { documentId, until, isReview, shows } = opened;
  const name = contentOf(opened.uid);
  if (!name) return { state: 'unknown' };
  const ofList = contents[name].kind === 'list';
  const url = new URL(
    ofList ? entryUrl(env.backendInternalUrl, name, documentId) : contentUrl(env.backendInternalUrl, name),
  );
  if (shows === 'draft') url.searchParams.set('status', 'draft');
  const reply = await fetchReply(url.href, TIMEOUT_MS, proof);
  if (!reply?.data) return { state: shows === 'draft' ? 'deleted' : 'unpublished' };
  return { state: 'open', draft: { name, documentId, data: reply.data }, until, isReview, shows };
}
