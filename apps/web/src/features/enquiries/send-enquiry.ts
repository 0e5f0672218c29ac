import { paths } from '../../config/paths';
import { ENQUIRY_TIMEOUT_MS, type EnquiryBody, isAccepted, referenceIn } from './enquiry';

/** How an enquiry went. `conflict`: the key belongs to another enquiry, which was accepted before. */
export type Sent = { outcome: 'accepted'; reference: string | null } | { outcome: 'failed' | 'conflict' };

/** What one way made of it; `away`: nobody took it, and another way may be tried. */
type Answer = Sent | { outcome: 'refused' | 'away'; reason: unknown };

async function post(endpoint: string, key: string, body: EnquiryBody): Promise<Answer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ENQUIRY_TIMEOUT_MS),
    });
    if (isAccepted(body.data.source, response)) {
      return { outcome: 'accepted', reference: await referenceIn(response) };
    }
    if (response.status === 409) return { outcome: 'conflict' };
    const reason = (await responseData(response)) ?? `Request failed with status code ${response.status}`;
    return { outcome: response.status >= 500 ? 'away' : 'refused', reason };
  } catch (error) {
    return { outcome: 'away', reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Sends an enquiry from the browser: to the backend, and when that is away to the site itself, which keeps it. What
 * the failed ways said is logged when none took it (spec sections 7, 8).
 * @param endpoint `{backend}/api/website-leads`
 * @param key makes the same enquiry, sent again over whatever way, the same enquiry
 */
export async function sendEnquiry(endpoint: string, key: string, body: EnquiryBody): Promise<Sent> {
  const reasons: unknown[] = [];
  for (const way of [endpoint, paths.enquiries]) {
    const answer = await post(way, key, body);
    if (answer.outcome === 'accepted' || answer.outcome === 'conflict') return answer;
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
