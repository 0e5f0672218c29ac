import { type ConsentNotice, consentNotice } from '@sahyara/lead-contract/consent-notice';
import { CmsError } from '../../../cms/errors';

/** @throws CmsError when the reply is no notice */
export function consentNoticeFromCms(data: unknown): ConsentNotice {
  const parsed = consentNotice.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new CmsError('malformed', '/api/consent-notice', 'The words under the forms cannot be read');
}
