import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the site sends in `x-preview-token` to be shown drafts: hex HMAC-SHA256 of "preview". */
function previewToken(siteToken: string): string {
  return createHmac('sha256', siteToken).update('preview').digest('hex');
}

/** Compares in constant time, so that the token cannot be guessed letter by letter. */
export function isPreviewToken(given: string, siteToken: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(previewToken(siteToken))];
  return one.length === other.length && timingSafeEqual(one, other);
}
