import { isGatePassReply } from '@sahyara/lead-contract/gate-pass';
import { report } from '../../../cms/report';
import { env } from '../../../config/env';
import { PASSES_PATH } from './gate-root';

const TIMEOUT_MS = 2000;

/** The pass of an enquiry that was kept while the CMS was away; `null` while it has not arrived there. */
export async function claimPass(key: string): Promise<string | null> {
  try {
    const response = await fetch(env.backendInternalUrl + PASSES_PATH, {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return null;
    const reply: unknown = await response.json();
    if (!isGatePassReply(reply)) throw new TypeError('The answer is no pass');
    return reply.data.pass;
  } catch (error) {
    report('A pass could not be asked for', error);
    return null;
  }
}
