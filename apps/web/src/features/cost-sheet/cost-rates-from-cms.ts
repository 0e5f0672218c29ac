import { z } from 'zod/mini';
import { day, listOf, outsideLink, requiredText, text } from '../../cms/fields';
import { parseSingle } from '../../cms/parse-entries';
import { type CostRates, gstKinds, loanCategories, stampDutyKinds } from './cost-rates';

/** A number without which the rate means nothing. Strapi sends big integers as text. */
const number = (min: number, max: number) =>
  z
    .pipe(
      z.union([z.number(), z.string().check(z.regex(/^\d+(\.\d+)?$/))], { error: 'is no number' }),
      z.transform((value) => Number(value)),
    )
    .check(z.refine((value) => value >= min && value <= max, { error: `is not between ${min} and ${max}` }));
const percent = number(0, 100);
const rupees = number(1, Number.MAX_SAFE_INTEGER);

const grounds = {
  explanation: requiredText,
  effectiveFrom: day,
  source: requiredText,
  sourceUrl: outsideLink,
};

const optional = <Part extends z.core.SomeType>(part: Part) =>
  z.pipe(
    z.nullish(part),
    z.transform((value) => value ?? null),
  );

/** The `data` of `GET /api/cost-rates`. A wrong rate is worse than none, so one bad rate spoils the reply. */
const rawCostRates = z.object({
  gst: listOf(z.object({ appliesTo: z.enum(gstKinds), percent, ...grounds })),
  affordableHome: optional(z.object({ maxAgreementValue: rupees, maxCarpetAreaSqM: number(1, 10_000) })),
  stampDuty: listOf(
    z.object({ municipality: requiredText, kind: z.enum(stampDutyKinds), percent, ...grounds }),
  ),
  womenConcession: optional(z.object({ percent, ...grounds })),
  registrationFee: optional(
    z.object({
      percent,
      maxFee: optional(rupees),
      valueStep: number(1, 1_000_000),
      ...grounds,
    }),
  ),
  leaveAndLicence: optional(
    z.object({
      percent,
      depositInterestPercent: percent,
      maxMonths: number(1, 600),
      registrationFee: number(0, 100_000_000),
      ...grounds,
    }),
  ),
  loans: listOf(
    z.object({
      category: z.enum(loanCategories),
      percentPerYear: percent,
      years: number(1, 30),
      loanToValuePercent: percent,
      ...grounds,
    }),
  ),
  disclaimer: text,
});

/**
 * Makes the site's own rates of what the CMS sent.
 * @returns `null` when nobody has written them
 * @throws CmsError `malformed`
 */
export function costRatesFromCms(data: unknown): CostRates | null {
  return parseSingle('costRates', rawCostRates, data);
}
