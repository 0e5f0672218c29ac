import type { KeyedEnquiry } from '@sahyara/lead-contract/enquiry-body';
import type { Receipt } from '@sahyara/lead-contract/receipt';
import { siteProof } from '@sahyara/lead-contract/site-proof';
import { toldReference } from '@sahyara/lead-contract/told-reference';
import { ENQUIRIES_PATH } from '../enquiry.ts';
import { isAccepted, receiptIn } from '../enquiry-reply.ts';

const CV_PATH = '/api/application-cv';
// A file of 5 MB, between two machines of a house.
const CV_TIMEOUT_MS = 20_000;
// What a CMS answers that knows nothing of files: a newer one will take it.
const KNOWS_NO_FILES: readonly number[] = [404, 405, 411, 415];
// Nobody is left whose file it could be.
const GONE = 410;
// Shorter than the CMS's own patience: with its key the enquiry can be sent again whatever became of this try.
const FORWARD_TIMEOUT_MS = 8000;

/** What the backend made of an enquiry. `away`: nobody can say, and the same enquiry may be sent again. */
export type Forwarded =
  | ({ outcome: 'accepted' } & Receipt)
  | { outcome: 'refused'; status: number; said: string; retryAfter: string | null }
  // `receipt`: the enquiry itself has been taken, and only its file is left to be brought.
  | { outcome: 'away'; reached: boolean; why: string; receipt?: Receipt };

type Options = { backendUrl: string; siteToken: string; fetch?: typeof globalThis.fetch; timeoutMs?: number };

/** Forwards enquiries to the backend in the name of the site's server: first the enquiry, then its file under its key. */
export function createForwarder(options: Options) {
  const { backendUrl, siteToken, fetch = globalThis.fetch, timeoutMs = FORWARD_TIMEOUT_MS } = options;
  const token = siteProof(siteToken);

  /** Brings the CV of an application that the backend has stored. @returns null when it is there */
  async function bringCv({
    key,
    file,
  }: KeyedEnquiry): Promise<Exclude<Forwarded, { outcome: 'accepted' }> | null> {
    if (!file) return null;
    let response: Response;
    try {
      response = await fetch(backendUrl + CV_PATH, {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/octet-stream',
          'Idempotency-Key': key,
          'X-Site-Token': token,
          'X-File-Name': encodeURIComponent(file.name),
        },
        body: Buffer.from(file.content, 'base64'),
        signal: AbortSignal.timeout(CV_TIMEOUT_MS),
      });
    } catch (error) {
      return { outcome: 'away', reached: false, why: error instanceof Error ? error.message : String(error) };
    }
    const { status } = response;
    const said = await response.text().catch(() => '');
    if (response.ok || status === GONE) return null;
    if (status >= 500 || KNOWS_NO_FILES.includes(status)) {
      return { outcome: 'away', reached: true, why: `it answered ${status} to a CV` };
    }
    return { outcome: 'refused', status, said, retryAfter: response.headers.get('retry-after') };
  }

  /** @param visitor whose limits it falls under; `null` for an enquiry that was accepted before */
  return async function forward(enquiry: KeyedEnquiry, visitor: string | null): Promise<Forwarded> {
    const { key, earlierKey, body, stored = false } = enquiry;
    // Sent again after an erasure it would be a new one, and bring its person back.
    if (stored) return (await bringCv(enquiry)) ?? { outcome: 'accepted', reference: null, pass: null };
    let response: Response;
    try {
      response = await fetch(backendUrl + ENQUIRIES_PATH, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          'X-Site-Token': token,
          ...(earlierKey === undefined ? {} : { 'X-Earlier-Key': earlierKey }),
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
      const receipt = await receiptIn(response);
      const missing = await bringCv(enquiry);
      if (missing?.outcome === 'away') return { ...missing, receipt };
      return missing ?? { outcome: 'accepted', ...receipt };
    }
    // The status has decided; a body that is cut off adds nothing.
    const said = await response.text().catch(() => '');
    if (status >= 500) return { outcome: 'away', reached: true, why: `it answered ${status}` };
    return { outcome: 'refused', status, said, retryAfter: response.headers.get('retry-after') };
  };
}

export type Forward = ReturnType<typeof createForwarder>;
