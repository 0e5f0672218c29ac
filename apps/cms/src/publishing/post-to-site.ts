import { createHmac } from 'node:crypto';

const TIMEOUT_MS = 3000;

/**
 * Posts JSON to one copy of the site, signed over time and body so that nobody else can, nor repeat it later.
 * @param site its address
 * @throws Error when the site does not answer within 3 s
 */
export async function postToSite(
  site: string,
  token: string,
  { path, body, stopped }: { path: string; body: string; stopped?: AbortSignal },
): Promise<Response> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', token).update(`${timestamp}.${body}`).digest('hex');
  const late = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(new URL(path, site), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-sahyara-timestamp': timestamp,
      'x-sahyara-signature': signature,
    },
    body,
    redirect: 'error',
    signal: stopped ? AbortSignal.any([stopped, late]) : late,
  });
}
