import type { KeyedEnquiry } from '@sahyara/lead-contract/enquiry-body';
import type { Receipt } from '@sahyara/lead-contract/receipt';
import { siteProof } from '@sahyara/lead-contract/site-proof';
import { toldReference } from '@sahyara/lead-contract/told-reference';
import { ENQUIRIES_PATH, isAccepted, receiptIn } from '../enquiry.ts';

// Shorter than the CMS's own patience: with its key the enquiry can be sent again whatever became of this try.
const FORWARD_TIMEOUT_MS = 8000;

/** What the backend made of an enquiry. `away`: nobody can say, and the same enquiry may be sent again. */
export type Forwarded =
  | ({ outcome: 'accepted' } & Receipt)
  | { outcome: 'refused'; status: number; said: string; retryAfter: string | null }
  | { outcome: 'away'; reached: boolean; why: string };

type Options = { backendUrl: string; siteToken: string; fetch?: typeof globalThis.fetch; timeoutMs?: number };

/** Forwards enquiries to the backend in the name of the site's server. */
export function createForwarder(options: Options) {
  const { backendUrl, siteToken, fetch = globalThis.fetch, timeoutMs = FORWARD_TIMEOUT_MS } = options;
  const token = siteProof(siteToken);

  /** @param visitor whose limits it falls under; `null` for an enquiry that was accepted before */
  return async function forward({ key, body }: KeyedEnquiry, visitor: string | null): Promise<Forwarded> {
    let response: Response;
    try {
      response = await fetch(backendUrl + ENQUIRIES_PATH, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          'X-Site-Token': token,
          ...(visitor === null
            ? { 'X-Told-Reference': toldReference(key, siteToken) }
            : { 'X-Visitor-Address': visitor }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      return { outcome: 'away', reached: false, why: error instanceof Error ? error.message : String(error) };
    }
    const { status } = response;
    if (isAccepted(body.data.source, response)) {
      return { outcome: 'accepted', ...(await receiptIn(response)) };
    }
    // The status has decided; a body that is cut off adds nothing.
    const said = await response.text().catch(() => '');
    if (status >= 500) return { outcome: 'away', reached: true, why: `it answered ${status}` };
    return { outcome: 'refused', status, said, retryAfter: response.headers.get('retry-after') };
  };
}

export type Forward = ReturnType<typeof createForwarder>;
