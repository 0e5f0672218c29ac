import type { PushConfig } from '../../../config/push';
import type { Outcome } from '../outcome';
import { askedWait, reasonOf, usual } from '../post-webhook';
import { encryptPush } from './encrypt-push';
import { isPushService, type Subscription } from './push-subscriptions';
import { vapidHeader } from './vapid';

const TIMEOUT_MS = 10_000;
// A phone that is off for longer than a working morning need not ring for it any more: the desk has it.
const KEPT_FOR_S = 4 * 60 * 60;
/** The push service forgot the browser, or it took its leave. */
const GONE: readonly number[] = [404, 410];

/** What a phone shows: what it is about, and nothing of the person. `path`: where a press leads. */
export type Ring = { title: string; body: string; path: string; tag: string };

/**
 * Rings one browser.
 * @returns how that went; `gone`: it will never ring again
 */
export async function sendPush(
  config: PushConfig,
  subscription: Subscription,
  ring: Ring,
  now = Date.now(),
): Promise<Outcome & { gone?: true }> {
  const { vapid } = config;
  if (vapid === null) return { outcome: 'stopped', status: null, reply: 'No keys are set any more' };
  // Looked at again: the list may be another since it was kept.
  if (!isPushService(config, subscription.endpoint)) {
    return { outcome: 'stopped', status: null, reply: 'Its address is none of a push service', gone: true };
  }
  const endpoint = new URL(subscription.endpoint);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: vapidHeader(vapid, endpoint, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_FOR_S),
        urgency: 'high',
      },
      body: new Uint8Array(encryptPush(JSON.stringify(ring), subscription)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    });
    const { status, headers } = response;
    await response.body?.cancel();
    if (GONE.includes(status))
      return { outcome: 'stopped', status, reply: 'The browser has ended it', gone: true };
    const outcome = usual(status);
    const waitMs = outcome === 'retry' ? askedWait(headers, now) : undefined;
    return { outcome, status, reply: '', ...(waitMs ? { waitMs } : {}) };
  } catch (error) {
    return { outcome: 'retry', status: null, reply: reasonOf(error) };
  }
}
