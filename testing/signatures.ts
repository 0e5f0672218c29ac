import { createHmac } from 'node:crypto';
import type { RunningCms } from './cms-process.ts';

type Secrets = Pick<RunningCms, 'env'>;

const signed = (secret: string | undefined, words: string, as: 'hex' | 'base64url') =>
  createHmac('sha256', secret ?? '')
    .update(words)
    .digest(as);

/** What the site's server proves itself with to the CMS, in the header `x-site-token`. Written out: it is a contract. */
export const siteProof = ({ env }: Secrets): string => signed(env.SITE_TOKEN, 'forwarded enquiry', 'hex');

/** What opens drafts to the site's preview, in the header `x-preview-token`. */
export const previewProof = ({ env }: Secrets): string => signed(env.SITE_TOKEN, 'preview', 'hex');

/** The token of the link to a person's privacy page, as their mails have it. */
export function privacyToken({ env }: Secrets, person: string): string {
  const [key] = (env.APP_KEYS ?? '').split(',');
  return `${person}.${signed(key, `privacy link ${person}`, 'base64url')}`;
}
