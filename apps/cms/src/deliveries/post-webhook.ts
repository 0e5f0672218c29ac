import type { WebhookTarget } from '../../config/delivery-targets';
import type { Outcome } from './outcome';
import type { HookReply, HookRequest, Message } from './presets/preset';
import { speakTo } from './presets/speak-to';

const TIMEOUT_MS = 10_000;
const READ_BYTES = 64 * 1024;
// Refusals that speak of the moment, not of the lead.
const FOR_NOW: readonly number[] = [408, 425, 429];
// Longer than the longest wait there is: a receiver that asks for a day is not waited for.
const LONGEST_ASKED_MS = 3 * 3_600_000;

/** What a status means where its preset says nothing else. */
export function usual(status: number): Outcome['outcome'] {
  if (status >= 200 && status < 300) return 'delivered';
  // A redirect would carry the lead to an address nobody configured.
  return status >= 500 || FOR_NOW.includes(status) ? 'retry' : 'parked';
}

/** The beginning of the body: nobody needs the rest, and it may be endless. */
async function beginning(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= READ_BYTES) break;
  }
  return text;
}

/** How long the other side asks to be left alone, ms; undefined where it does not. */
export function askedWait(headers: Headers, now: number): number | undefined {
  const asked = headers.get('retry-after');
  if (asked === null) return undefined;
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now;
  return wait > 0 ? Math.min(wait, LONGEST_ASKED_MS) : undefined;
}

/** Sends one request and reads the beginning of its reply; a redirect is not followed. @throws what kept it from a reply */
export async function post({ url, ...request }: HookRequest): Promise<HookReply> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { ...request, signal, redirect: 'manual' });
  return { status: response.status, headers: response.headers, body: await beginning(response) };
}

const hasCode = (value: unknown): value is { code: unknown } =>
  typeof value === 'object' && value !== null && 'code' in value;

/** The code of what kept a request from its reply, where it has one. */
export const codeOfFailure = (error: unknown): string | null =>
  error instanceof Error && hasCode(error.cause) ? String(error.cause.code) : null;

/** What kept a request from its reply, without address and contents. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'No reply';
  if (error.name === 'TimeoutError') return `No reply within ${TIMEOUT_MS / 1000} s`;
  return `No reply: ${codeOfFailure(error) ?? error.name}`;
}

/** Tells one webhook, and reads its reply as its preset says. */
export async function postWebhook(
  target: WebhookTarget,
  message: Message,
  now = new Date(),
): Promise<Outcome> {
  const preset = speakTo(target);
  const request = preset.request(message, now);
  if (!request) return { outcome: 'parked', status: null, reply: 'This receiver knows no such message' };
  try {
    const reply = await post(request);
    const outcome = preset.judge(reply) ?? usual(reply.status);
    const waitMs = outcome === 'retry' ? askedWait(reply.headers, now.getTime()) : undefined;
    // Of the whole reply: the ledger keeps its beginning.
    const record =
      outcome === 'delivered' && message.occasion === 'enquiry' ? preset.recordIn(reply.body) : null;
    return { outcome, status: reply.status, reply: reply.body, record, ...(waitMs ? { waitMs } : {}) };
  } catch (error) {
    return { outcome: 'retry', status: null, reply: reasonOf(error) };
  }
}
