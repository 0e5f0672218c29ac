import { createHmac } from 'node:crypto';
import type { ContentChange } from './content-changes';

const TIMEOUT_MS = 3000;

/** What a site is told at once. One that comes again under its id says nothing new. */
export type Notice = { id: string; events: ContentChange[] };

/**
 * Tells one site what changed, signed over time and body so that nobody else can, nor repeat it later.
 * @param site its address
 * @throws Error when the site does not answer with success within 3 s
 */
export async function sendNotice(site: string, token: string, notice: Notice, stopped: AbortSignal) {
  const body = JSON.stringify(notice);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', token).update(`${timestamp}.${body}`).digest('hex');
  const response = await fetch(new URL('/hooks/content-changed', site), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-sahyara-timestamp': timestamp,
      'x-sahyara-signature': signature,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the site answered ${response.status}`);
}
