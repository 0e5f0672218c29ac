import { createHmac } from 'node:crypto';
import type { SiteConfig } from '../../config/site';
import type { ContentChange } from './content-changes';

const TIMEOUT_MS = 3000;

/**
 * Tells the site what changed, signed over time and body so that nobody else can, nor repeat it later.
 * @throws Error when the site does not answer with success within 3 s
 */
export async function sendNotice(site: SiteConfig, events: ContentChange[], stopped: AbortSignal) {
  const body = JSON.stringify({ events });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', site.token).update(`${timestamp}.${body}`).digest('hex');
  const response = await fetch(site.noticeUrl, {
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
