import { z } from 'zod/mini';
import { changedAt, day, optionalDay, requiredText, text } from '../../cms/fields';
import { type OnBadEntry, parseEntries } from '../../cms/parse-entries';
import { rawRichText } from '../../cms/rich-text-schema';
import { employments, type JobOpening } from './job-opening';

/** One entry of `GET /api/job-openings`. */
const rawJobOpening = z.object({
  documentId: z.string(),
  updatedAt: changedAt,
  title: requiredText,
  url: requiredText,
  department: text,
  place: text,
  employment: z.nullish(z.enum(employments)),
  experience: text,
  postedOn: day,
  closesOn: optionalDay,
  summary: text,
  description: rawRichText,
});

/**
 * The openings as the CMS sent them, one bad entry left out.
 * @throws CmsError `malformed`
 */
export function jobOpeningsFromCms(data: unknown, onBadEntry: OnBadEntry): JobOpening[] {
  return parseEntries('careers', rawJobOpening, data, onBadEntry).map((raw) => ({
    ...raw,
    employment: raw.employment ?? 'full time',
    description: raw.description ?? [],
  }));
}
