import { z } from 'zod/mini';
import { PASS_SHAPE } from '../../../cms/read-opened';
import { report } from '../../../cms/report';
import { env } from '../../../config/env';
import { PASSES_PATH } from './gate-root';

const TIMEOUT_MS = 2000;
const reply = z.object({ data: z.object({ pass: z.string().check(z.regex(PASS_SHAPE)) }) });

/** The pass of an enquiry that was kept while the CMS was away; `null` while it has not arrived there. */
export async function claimPass(key: string): Promise<string | null> {
  try {
    const response = await fetch(env.backendInternalUrl + PASSES_PATH, {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return null;
    return reply.parse(await response.json()).data.pass;
  } catch (error) {
    report('A pass could not be asked for', error);
    return null;
  }
}
