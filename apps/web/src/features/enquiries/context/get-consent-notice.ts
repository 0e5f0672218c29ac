import type { ConsentNotice } from '@sahyara/lead-contract/consent-notice';
import { content } from '../../../cms/content';
import { CmsError } from '../../../cms/errors';
import { parseOnce } from '../../../cms/parse-once';
import { consentNoticeFromCms } from './consent-notice-from-cms';

const parse = parseOnce(consentNoticeFromCms);

/** The words under the forms. A backend that has none is asked nothing: its forms work without. */
export async function getConsentNotice(): Promise<ConsentNotice | null> {
  try {
    return await content.read('consentNotice', parse);
  } catch (error) {
    if (error instanceof CmsError) return null;
    throw error;
  }
}
