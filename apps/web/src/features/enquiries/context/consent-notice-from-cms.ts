import { z } from 'zod/mini';
import { CmsError } from '../../../cms/errors';
import type { ConsentNotice } from './consent-notice';

const raw = z.object({
  version: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  notice: z.string().check(z.minLength(1)),
  choices: z.array(
    z.object({ key: z.string().check(z.regex(/^[a-z]+\/[a-z]+$/)), label: z.string().check(z.minLength(1)) }),
  ),
});

/** @throws CmsError when the reply is no notice */
export function consentNoticeFromCms(data: unknown): ConsentNotice {
  const parsed = raw.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new CmsError('malformed', '/api/consent-notice', 'The words under the forms cannot be read');
}
