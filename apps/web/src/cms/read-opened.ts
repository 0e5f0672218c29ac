import { isPass } from '@sahyara/lead-contract/gate-pass';
import { siteProof } from '@sahyara/lead-contract/site-proof';
import { env } from '../config/env';
import { CmsError } from './errors';
import { fetchReply } from './fetch-reply';
import { type ContentName, entryUrl } from './queries';

/**
 * One entry with its gated files, for the bearer of a pass. Kept nowhere: the files' addresses are signed.
 * @returns `null` when the CMS does not take the pass, or the entry is gone
 * @throws CmsError
 */
export async function readOpened(name: ContentName, documentId: string, pass: string): Promise<unknown> {
  if (!isPass(pass)) return null;
  try {
    const url = entryUrl(env.backendInternalUrl, name, documentId);
    return (
      (await fetchReply(url, undefined, { 'x-gate-pass': pass, 'x-site-token': siteProof(env.siteToken) }))
        ?.data ?? null
    );
  } catch (error) {
    if (error instanceof CmsError && error.kind === 'rejected') return null;
    throw error;
  }
}
