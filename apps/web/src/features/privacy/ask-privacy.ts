import { siteProof } from '@sahyara/lead-contract/site-proof';
import { CmsError } from '../../cms/errors';
import { env } from '../../config/env';
import type { PrivacyAct, PrivacyRecord } from './privacy-record';
import { privacyRecordFromCms } from './privacy-record-from-cms';

const TIMEOUT_MS = 8000;
const proof = siteProof(env.siteToken);

type Question = {
  token: string;
  act: PrivacyAct;
  /** Whose limits it falls under. */
  visitor: string | null;
};

/**
 * Asks the CMS about the person behind a link, or lets it do what they want.
 * @returns null when there is nothing behind the link
 * @throws CmsError when the CMS is away or refuses for now
 */
export async function askPrivacy({ token, act, visitor }: Question): Promise<PrivacyRecord | null> {
  const consents = act.way === 'withdraw' && act.consent !== null ? { consents: [act.consent] } : {};
  // The token stays out of the error: errors are logged.
  const call = `/api/privacy/${act.way}`;
  let response: Response;
  try {
    response = await fetch(env.backendInternalUrl + call, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-site-token': proof,
        ...(visitor === null ? {} : { 'x-visitor-address': visitor }),
      },
      body: JSON.stringify({ data: { token, ...consents } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw new CmsError('unreachable', call, 'A privacy page could not be asked for', { cause });
  }
  if (response.status === 404) return null;
  if (!response.ok) throw new CmsError('unreachable', call, `The CMS answered ${response.status}`);
  // What is no JSON is no record either, and refused as such.
  return privacyRecordFromCms(await response.json().catch(() => null));
}
