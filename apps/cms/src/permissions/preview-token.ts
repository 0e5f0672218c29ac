import { isSameSignature, signatureOf } from '../signed/signature';

/** Whether this is what the site sends in `x-preview-token` to be shown drafts: hex HMAC-SHA256 of "preview". */
export const isPreviewToken = (given: string, siteToken: string): boolean =>
  isSameSignature(given, signatureOf({ purpose: 'preview' }, siteToken, 'hex'));
