import { siteProof } from '@sahyara/lead-contract/site-proof';
import { CmsError } from '../../../cms/errors';
import { report } from '../../../cms/report';
import { env } from '../../../config/env';
import type { Press } from './press-of-request';

const PATH = '/api/whatsapp-presses';
const TIMEOUT_MS = 4000;
const proof = siteProof(env.siteToken);

/** Tells the CMS of a press, in its visitor's name. Never throws: while the CMS is away it is lost. */
export async function tellPress(press: Press, visitor: string | null): Promise<void> {
  try {
    const response = await fetch(env.backendInternalUrl + PATH, {
      method: 'POST',
      headers: {
        'x-site-token': proof,
        'content-type': 'application/json',
        ...(visitor === null ? {} : { 'x-visitor-address': visitor }),
      },
      body: JSON.stringify(press),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Somebody presses more than a person does.
    if (!response.ok && response.status !== 429)
      throw new CmsError('rejected', PATH, `The CMS answered ${response.status}`);
  } catch (error) {
    report('A press on WhatsApp was not noted', error);
  }
}
