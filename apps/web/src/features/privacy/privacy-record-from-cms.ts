import { z } from 'zod/mini';
import { CmsError } from '../../cms/errors';
import type { PrivacyRecord } from './privacy-record';

const moment = z.pipe(
  z.iso.datetime(),
  z.transform((at: string) => new Date(at)),
);
const raw = z.object({
  data: z.object({
    name: z.string(),
    number: z.nullable(z.string()),
    email: z.nullable(z.string()),
    enquiries: z.array(
      z.object({
        at: moment,
        project: z.nullable(z.string()),
        withMessage: z.boolean(),
        // A CMS of before has none.
        withCv: z._default(z.boolean(), false),
      }),
    ),
    // A CMS of before tells none of these two.
    visits: z._default(
      z.array(
        z.object({ on: moment, project: z.string(), cancelled: z.boolean(), withAddress: z.boolean() }),
      ),
      [],
    ),
    noted: z._default(z.array(z.string()), []),
    consents: z.array(z.object({ key: z.string(), label: z.string(), granted: z.boolean(), since: moment })),
    erasureRequestedAt: z.nullable(moment),
  }),
});

/** @throws CmsError when the reply is none of a privacy page */
export function privacyRecordFromCms(reply: unknown): PrivacyRecord {
  const parsed = raw.safeParse(reply);
  if (parsed.success) return parsed.data.data;
  throw new CmsError('malformed', '/api/privacy', 'The reply of a privacy page cannot be read');
}
