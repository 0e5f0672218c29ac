import { words, written } from '@sahyara/page-words/words';
import { z } from 'zod/mini';
import { amount, day, listOf, optionalDay, requiredText, seo, text } from '../../cms/fields';
import { parseSingle } from '../../cms/parse-entries';
import { rawRichText } from '../../cms/rich-text-schema';
import type { Trust } from './trust';

const officer = z.object({
  name: requiredText,
  role: text,
  phone: text,
  email: text,
  address: text,
  promise: text,
});
const count = z.number().check(z.minimum(0));

/** The `data` of `GET /api/trust`. */
const rawTrust = z.object({
  heading: requiredText,
  introduction: text,
  reportDueDays: amount,
  reportDueSource: text,
  officer: z.nullish(officer),
  complaints: listOf(z.object({ periodEnd: day, received: count, resolved: count })),
  accessibility: rawRichText,
  accessibilityCheckedOn: optionalDay,
  seo,
});

/**
 * Makes the site's own trust room of what the CMS sent.
 * @returns `null` when nobody has written it
 * @throws CmsError `malformed`
 */
export function trustFromCms(data: unknown): Trust | null {
  const raw = parseSingle('trust', rawTrust, data);
  if (!raw) return null;
  const { reportDueDays, reportDueSource, accessibility, accessibilityCheckedOn, ...rest } = raw;
  return {
    ...rest,
    ...written(words.trust, data),
    officer: raw.officer ?? null,
    complaints: raw.complaints.toSorted((one, other) => other.periodEnd.localeCompare(one.periodEnd)),
    reportRule: reportDueDays === null ? null : { dueDays: reportDueDays, source: reportDueSource },
    accessibility:
      accessibility && accessibility.length > 0
        ? { statement: accessibility, checkedOn: accessibilityCheckedOn }
        : null,
  };
}
