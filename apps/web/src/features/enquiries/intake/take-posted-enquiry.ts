import { randomUUID } from 'node:crypto';
import { APPLICATION_SOURCE, CV_ATTACHED, readApplication } from '@sahyara/lead-contract/application';
import { challengeIn } from '@sahyara/lead-contract/challenge';
import { formBody, type KeyedEnquiry } from '@sahyara/lead-contract/enquiry-body';
import { isEnquiryKey } from '@sahyara/lead-contract/enquiry-key';
import { BODY_MAX_BYTES } from '@sahyara/lead-contract/lengths';
import { replyWith } from '@sahyara/lead-contract/receipt';
import { BODY_PART } from '../enquiry';
import { enquiryErrors } from '../enquiry-rules';
import type { Deliver, Delivered } from '../spool/deliver-enquiry';
import { readCv } from './read-cv';

const RETRY_AFTER_S = '30';

const refusal = (
  status: number,
  name: string,
  message: string,
  headers: Record<string, string> = {},
  details?: object,
) =>
  Response.json(
    { data: null, error: { status, name, message, ...(details ? { details } : {}) } },
    { status, headers },
  );

function answer(delivered: Delivered): Response {
  switch (delivered.outcome) {
    case 'accepted': {
      return Response.json(replyWith(delivered), { headers: { 'cache-control': 'no-store' } });
    }
    case 'refused': {
      const { status, said, retryAfter } = delivered;
      const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': retryAfter };
      // A success that is none for this form (spec section 7) must stay none.
      const shown = status < 400 ? 502 : status;
      // What lets it through all the same: the browser works here as it would there.
      const challenge = status === 429 ? challengeIn(parsedJson(said)) : null;
      const details = challenge ? { challenge } : undefined;
      return refusal(shown, 'RefusedError', `The backend answered ${status}`, headers, details);
    }
    case 'unavailable': {
      const headers = { 'retry-after': RETRY_AFTER_S };
      return refusal(503, 'ServiceUnavailableError', 'The enquiry could not be stored', headers);
    }
  }
}

/** Reads a body without ever holding more than the limit of it; null past that. */
async function readText({ headers, body }: Request): Promise<string | null> {
  if (Number(headers.get('content-length')) > BODY_MAX_BYTES) return null;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    // Leaving the loop cancels the rest.
    for await (const part of body ?? []) {
      bytes += part.length;
      if (bytes > BODY_MAX_BYTES) return null;
      parts.push(part);
    }
  } catch {
    // The server's own limit was faster, or the visitor has gone and hears no answer.
    return null;
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON is no enquiry, which is said below.
    return null;
  }
}

/** Whether an application says that its CV comes as a file. */
const saysAttached = ({ message = '' }: { message?: string | undefined }) =>
  readApplication(message).cv === CV_ATTACHED;

async function take(
  key: string,
  text: string,
  visitor: string | null,
  deliver: Deliver,
  file?: KeyedEnquiry['file'],
): Promise<Response> {
  const parsed = formBody.safeParse(parsedJson(text));
  if (!parsed.success) return refusal(400, 'ValidationError', 'This is not an enquiry');
  const { source, ...values } = parsed.data.data;
  const [wrong] = Object.values(enquiryErrors(source, values));
  if (wrong) return refusal(400, 'ValidationError', wrong);
  const isApplication = source === APPLICATION_SOURCE;
  if (file && !isApplication) return refusal(400, 'ValidationError', 'This form takes no file');
  if (!file && isApplication && saysAttached(values)) {
    return refusal(400, 'ValidationError', 'The file of the CV did not come along');
  }
  return answer(await deliver({ key, body: parsed.data, ...(file ? { file } : {}) }, visitor));
}

/**
 * Takes an application with its CV as a file, as the form in the browser sends it: the body as its one part, the file as
 * the other. A file that is none is 422, with a sentence for the visitor.
 */
export async function takePostedApplication(
  key: string,
  form: FormData,
  visitor: string | null,
  deliver: Deliver,
): Promise<Response> {
  if (!isEnquiryKey(key)) return refusal(400, 'ValidationError', 'The Idempotency-Key is not one');
  const text = form.get(BODY_PART);
  if (typeof text !== 'string' || Buffer.byteLength(text) > BODY_MAX_BYTES) {
    return refusal(400, 'ValidationError', 'This is not an enquiry');
  }
  const { file, wrong } = await readCv(form);
  if (wrong) return refusal(422, 'UnprocessableContentError', wrong);
  return take(key, text, visitor, deliver, file);
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
  if (!isEnquiryKey(key)) return refusal(400, 'ValidationError', 'The Idempotency-Key is not one');
  const text = await readText(request);
  if (text === null) {
    const message = `At most ${BODY_MAX_BYTES} bytes are accepted`;
    // What was not read must not be taken for the next request.
    return refusal(413, 'PayloadTooLargeError', message, { connection: 'close' });
  }
  return take(key, text, visitor, deliver);
}
