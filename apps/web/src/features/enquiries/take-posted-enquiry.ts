import { randomUUID } from 'node:crypto';
import type { Deliver, Delivered } from './deliver-enquiry';
import { enquiryPost, isKey } from './enquiry-post';
import { enquiryErrors } from './enquiry-rules';

const RETRY_AFTER_S = '30';

const refusal = (status: number, name: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ data: null, error: { status, name, message } }, { status, headers });

function answer(delivered: Delivered): Response {
  switch (delivered.outcome) {
    case 'accepted': {
      const { reference } = delivered;
      return Response.json({ data: { accepted: true, ...(reference === null ? {} : { reference }) } });
    }
    case 'refused': {
      const { status, retryAfter } = delivered;
      const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': retryAfter };
      // A success that is none for this form (spec section 7) must stay none.
      const shown = status < 400 ? 502 : status;
      return refusal(shown, 'RefusedError', `The backend answered ${status}`, headers);
    }
    case 'unavailable': {
      const headers = { 'retry-after': RETRY_AFTER_S };
      return refusal(503, 'ServiceUnavailableError', 'The enquiry could not be stored', headers);
    }
  }
}

/**
 * Takes an enquiry that a form in the browser could not bring to the backend itself: the same body, the same key,
 * the same answers as there.
 */
export async function takePostedEnquiry(
  request: Request,
  visitor: string | null,
  deliver: Deliver,
): Promise<Response> {
  const key = request.headers.get('idempotency-key') ?? randomUUID();
  if (!isKey(key)) return refusal(400, 'ValidationError', 'The Idempotency-Key is not one');
  const sent: unknown = await request.json().catch(() => null);
  const parsed = enquiryPost.safeParse(sent);
  if (!parsed.success) return refusal(400, 'ValidationError', 'This is not an enquiry');
  const { source, ...values } = parsed.data.data;
  const [wrong] = Object.values(enquiryErrors(source, values));
  if (wrong) return refusal(400, 'ValidationError', wrong);
  return answer(await deliver({ key, body: parsed.data }, visitor));
}
