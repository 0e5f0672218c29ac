import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod/mini';
import type { ContentChange } from './cache-tags';

/** A notice older or newer than this is refused, so that an overheard one cannot be used again later. */
export const NOTICE_VALID_FOR_S = 300;

/** As many ids as notices can come while they are valid, and then some. */
const MOST_IDS = 1000;
const LONGEST_ID = 100;

const notices = z.object({
  /** The same when it is sent again because no answer came. */
  id: z.string().check(z.minLength(1), z.maxLength(LONGEST_ID)),
  events: z
    .array(z.object({ uid: z.string(), documentId: z.string(), action: z.string() }))
    .check(z.maxLength(1000)),
});

export type Sent = {
  body: string;
  timestamp: string | null;
  signature: string | null;
  secret: string;
  now?: number;
};
type Read =
  | { ok: true; id: string; changes: ContentChange[] }
  | { ok: false; status: 400 | 401; reason: string };

/** hex HMAC-SHA256 of `timestamp.body`; the CMS computes the same. */
export function signNotice(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Why something was not sent by the CMS, or not just now; null where it was. */
export function refusalOf({
  body,
  timestamp,
  signature,
  secret,
  now = Date.now() / 1000,
}: Sent): string | null {
  if (!timestamp || !signature || !sameText(signature, signNotice(secret, timestamp, body))) {
    return 'The signature does not match';
  }
  return Math.abs(now - Number(timestamp)) <= NOTICE_VALID_FOR_S ? null : 'The notice is too old';
}

/** Checks who sent a notice and reads which entries changed. Never throws. */
export function readNotice(sent: Sent): Read {
  const refusal = refusalOf(sent);
  if (refusal) return { ok: false, status: 401, reason: refusal };
  try {
    const parsed = notices.safeParse(JSON.parse(sent.body));
    if (parsed.success) return { ok: true, id: parsed.data.id, changes: parsed.data.events };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return { ok: false, status: 400, reason: 'The notice is not as agreed' };
}

/**
 * Remembers which notices were acted on, for longer than they are valid: one that comes again, from a CMS that got no
 * answer or from somebody who overheard it, must not cost every page its copy.
 */
export function rememberNotices() {
  const seen = new Set<string>();
  return {
    has: (id: string) => seen.has(id),
    /** To be said after what it tells of was forgotten: a notice that failed half-way is acted on again. */
    add(id: string): void {
      seen.add(id);
      const [oldest] = seen;
      if (seen.size > MOST_IDS && oldest !== undefined) seen.delete(oldest);
    },
  };
}
