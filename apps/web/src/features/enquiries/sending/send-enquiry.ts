import { type Challenge, challengeIn } from '@sahyara/lead-contract/challenge';
import type { Receipt } from '@sahyara/lead-contract/receipt';
import { isText, objectOf } from '@sahyara/lead-contract/shape';
import { paths } from '../../../config/paths';
import { ENQUIRY_TIMEOUT_MS, type EnquiryBody } from '../enquiry';
import { isAccepted, receiptIn } from '../enquiry-reply';
import { type OnProgress, uploadCv } from './upload-cv';

// What the site answers to a file that is none.
const NO_CV = 422;

/** How an enquiry went. `conflict`: the key belongs to another enquiry, which was accepted before. */
export type SendResult =
  | ({ outcome: 'accepted' } & Receipt)
  | { outcome: 'failed' | 'conflict' }
  /** The file that came along is no CV, and why. */
  | { outcome: 'wrong file'; why: string };

/** What is told while it is sent. */
type Listeners = {
  /** Too many came from this address, and the browser works to get through. */
  onWork: () => void;
  onProgress: OnProgress;
};

/** Brings a body somewhere. @throws when nobody answered */
type Way = (body: EnquiryBody) => Promise<Response>;

/** What one way made of it; `away`: nobody took it, and another way may be tried. */
type Answer =
  | SendResult
  | { outcome: 'away'; reason: unknown }
  | { outcome: 'refused'; reason: unknown; challenge: Challenge | null };

const isRefusal = objectOf({ error: objectOf({ message: isText }) });

const byFetch =
  (endpoint: string, key: string): Way =>
  (body) =>
    fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ENQUIRY_TIMEOUT_MS),
    });

const byUpload =
  (key: string, file: File, onProgress: OnProgress): Way =>
  (body) =>
    uploadCv(key, body, file, onProgress);

async function post(way: Way, body: EnquiryBody): Promise<Answer> {
  try {
    const response = await way(body);
    if (isAccepted(body.data.source, response)) {
      return { outcome: 'accepted', ...(await receiptIn(response)) };
    }
    if (response.status === 409) return { outcome: 'conflict' };
    const reason = (await responseData(response)) ?? `Request failed with status code ${response.status}`;
    if (response.status === NO_CV && isRefusal(reason)) {
      return { outcome: 'wrong file', why: reason.error.message };
    }
    if (response.status >= 500) return { outcome: 'away', reason };
    return { outcome: 'refused', reason, challenge: response.status === 429 ? challengeIn(reason) : null };
  } catch (error) {
    return { outcome: 'away', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Solves a challenge with what is loaded only now. @returns the body with the solution, null when there is none */
async function withProof(body: EnquiryBody, challenge: Challenge): Promise<EnquiryBody | null> {
  try {
    const { solveChallenge } = await import('./solve-challenge');
    const proof = await solveChallenge(challenge);
    return proof && { data: { ...body.data, context: { ...body.data.context, proof } } };
  } catch (error) {
    // No chunk, no worker, no TLS: the refusal stands, and the visitor is told.
    console.error(error);
    return null;
  }
}

/** One way, and the same way again with the work it asked for. */
async function postWorking(way: Way, body: EnquiryBody, onWork: () => void): Promise<Answer> {
  const answer = await post(way, body);
  if (answer.outcome !== 'refused' || answer.challenge === null) return answer;
  onWork();
  const worked = await withProof(body, answer.challenge);
  return worked ? post(way, worked) : answer;
}

/**
 * Sends an enquiry from the browser: to the backend, and when that is away to the site itself, which keeps it. What
 * the failed ways said is logged when none took it (spec sections 7, 8).
 * @param endpoint `{backend}/api/website-leads`
 * @param key makes the same enquiry, sent again over whatever way, the same enquiry
 * @param cv goes to the site alone, which looks into it and brings it to the backend
 */
export async function sendEnquiry(
  endpoint: string,
  key: string,
  body: EnquiryBody,
  { onWork, onProgress }: Listeners,
  cv?: File,
): Promise<SendResult> {
  const ways = cv
    ? [byUpload(key, cv, onProgress)]
    : [endpoint, paths.enquiries].map((way) => byFetch(way, key));
  const reasons: unknown[] = [];
  for (const way of ways) {
    const answer = await postWorking(way, body, onWork);
    if (answer.outcome !== 'away' && answer.outcome !== 'refused') return answer;
    if ('reason' in answer) reasons.push(answer.reason);
    if (answer.outcome === 'refused') break;
  }
  for (const reason of reasons) console.error(reason);
  return { outcome: 'failed' };
}

/** What the server said: JSON, else text; `undefined` when it said nothing. */
async function responseData(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
