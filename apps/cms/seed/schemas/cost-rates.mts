import { z } from 'zod';
import { date, line, text, webAddress } from './fields.mts';

export const percent = (max: number) => z.number().min(0).max(max);

/** Since when something holds, and where it is written; every rate has one line for the buyer besides. */
export const origin = {
  effectiveFrom: date,
  source: line(200),
};
const grounds = { explanation: text(300), ...origin, sourceUrl: webAddress.optional() };

export const municipality = z.enum([
  'Pune Municipal Corporation',
  'Pimpri-Chinchwad Municipal Corporation',
  'Pune Metropolitan Region',
]);

const once = <Entry,>(key: (entry: Entry) => string) => ({
  check: (entries: Entry[]) => new Set(entries.map(key)).size === entries.length,
  message: 'gives the same rate twice',
});
const oneGst = once<{ appliesTo: string }>(({ appliesTo }) => appliesTo);
const oneDuty = once<{ municipality: string; kind: string }>((duty) => `${duty.municipality} ${duty.kind}`);
const oneLoan = once<{ category: string }>(({ category }) => category);

/** The rates of the cost sheets; names and limits are those of the content type `cost-rates`. */
export const costRates = z.strictObject({
  gst: z
    .array(
      z.strictObject({
        appliesTo: z.enum([
          'affordable home',
          'other home',
          'commercial space',
          'completed building',
          'services',
        ]),
        percent: percent(50),
        ...grounds,
      }),
    )
    .refine(oneGst.check, oneGst.message),
  affordableHome: z
    .strictObject({ maxAgreementValue: z.int().min(1), maxCarpetAreaSqM: z.number().min(1).max(1000) })
    .optional(),
  stampDuty: z
    .array(
      z.strictObject({
        municipality,
        kind: z.enum(['stamp duty', 'local body tax', 'metro cess']),
        percent: percent(20),
        ...grounds,
      }),
    )
    .refine(oneDuty.check, oneDuty.message),
  womenConcession: z.strictObject({ percent: percent(10), ...grounds }).optional(),
  registrationFee: z.strictObject({
    percent: percent(10),
    maxFee: z.int().min(1).optional(),
    valueStep: z.int().min(1).max(100_000),
    ...grounds,
  }),
  leaveAndLicence: z
    .strictObject({
      percent: percent(10),
      depositInterestPercent: percent(100),
      maxMonths: z.int().min(1).max(600),
      registrationFee: z.int().min(0).max(100_000_000),
      ...grounds,
    })
    .optional(),
  loans: z
    .array(
      z.strictObject({
        category: z.enum(['residential', 'commercial']),
        percentPerYear: percent(30),
        years: z.int().min(1).max(30),
        loanToValuePercent: z.number().min(1).max(100),
        ...grounds,
      }),
    )
    .refine(oneLoan.check, oneLoan.message),
  disclaimer: text(800),
});

/** A charge beside the price, in a project's file; names and limits are those of the component `project.charge`. */
export const charge = z.strictObject({
  name: line(80),
  kind: z.enum(['lump sum', 'per sq ft']).default('lump sum'),
  amount: z.int().min(0).max(100_000_000),
  partOfAgreementValue: z.boolean().default(false),
  taxedAsService: z.boolean().default(false),
  ...grounds,
});
