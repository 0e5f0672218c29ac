import { ENQUIRY_TIMEOUT_MS, type EnquiryBody, isAccepted, referenceIn } from './enquiry';

/** How an enquiry went. `conflict`: the key belongs to another enquiry, which was accepted before. */
export type Sent = { outcome: 'accepted'; reference: string | null } | { outcome: 'failed' | 'conflict' };

/**
 * Sends an enquiry from the browser. What a failed reply said is logged (spec sections 7, 8).
 * @param endpoint `{backend}/api/website-leads`
 * @param key makes the same enquiry, sent again, the same enquiry
 */
export async function sendEnquiry(endpoint: string, key: string, body: EnquiryBody): Promise<Sent> {
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
    console.error((await responseData(response)) ?? `Request failed with status code ${response.status}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
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
