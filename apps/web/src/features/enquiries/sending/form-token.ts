import { FASTEST_FILLING_MS, isFormTokenReply } from '@sahyara/lead-contract/form-token';
import { isNumber, isText, objectOf } from '@sahyara/lead-contract/shape';
import { keep, readKeptJson } from '../../../browser/tab-storage';

/*
 * A signed note of the CMS saying when somebody began to fill in a form. Fetched at the first touch and not
 * rendered, so that pages can be kept for everybody. Without one an enquiry is taken just the same.
 */

const KEPT = 'form-token';
const TIMEOUT_MS = 5000;
// A browser that fills in a form by itself is faster than a person; the clocks of two machines are never quite alike.
const AGED_MS = FASTEST_FILLING_MS + 200;

const isKept = objectOf({ token: isText, since: isNumber, until: isNumber });
type Kept = { token: string; since: number; until: number };

function readKeptToken(): Kept | null {
  const kept = readKeptJson(KEPT);
  return isKept(kept) && kept.until > Date.now() ? kept : null;
}

/** The token of this tab, if it has arrived. It outlives a reload like the draft, whose age it tells. */
export const readFormToken = (): string | undefined => readKeptToken()?.token;

let underWay = false;

/**
 * Fetches a token unless there is one.
 * @param endpoint `{backend}/api/website-leads`; the token is its neighbour
 */
export async function fetchFormToken(endpoint: string): Promise<void> {
  if (underWay || readKeptToken()) return;
  underWay = true;
  try {
    const response = await fetch(new URL('form-token', endpoint), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const reply: unknown = await response.json();
    if (!isFormTokenReply(reply)) return;
    const { token, validForS } = reply.data;
    const since = Date.now();
    keep(KEPT, JSON.stringify({ token, since, until: since + validForS * 1000 } satisfies Kept));
  } catch {
    // The CMS is away, or another backend has none: the next touch of the form tries again.
  } finally {
    underWay = false;
  }
}

/** Waits the moment by which an honest visitor, whose browser filled in the form, was too fast. */
export async function untilFormAged(): Promise<void> {
  const kept = readKeptToken();
  const waitMs = kept ? Math.min(AGED_MS, kept.since + AGED_MS - Date.now()) : 0;
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
}
