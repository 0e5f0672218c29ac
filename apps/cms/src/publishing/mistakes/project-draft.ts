import { z } from 'zod';

const text = z.string().nullish();
const number = z.number().nullish();
/** Strapi gives large whole numbers as text. */
const rupees = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((given) => (given == null ? null : Number(given)));

/** A file of the library as it comes along with a draft. */
const file = z.object({ mime: z.string().nullish(), gatedBy: z.array(z.string()).nullish() }).nullish();
const document = z.object({
  kind: text,
  title: text,
  issuedBy: text,
  issuedOn: text,
  periodEnd: text,
  file,
});
const revision = z.object({ promisedBefore: text, revisedOn: text, reason: text });

/** A project as an editor is about to publish it, as far as rules look at it; days as `2026-11-21`. */
export const projectDraft = z.object({
  documentId: z.string(),
  title: text,
  projectStatus: text,
  locality: text,
  phases: z.array(
    z.object({
      name: text,
      reraNumber: text,
      reraUrl: text,
      validUntil: text,
      promisedCompletion: text,
      occupancyCertificateOn: text,
      documents: z.array(document).default([]),
      revisions: z.array(revision).default([]),
      encumbrances: text,
      litigation: text,
      titleCheckedOn: text,
    }),
  ),
  ProjectConfiguration: z.array(
    z.object({
      carpetAreaFrom: number,
      carpetAreaTo: number,
      priceFrom: rupees,
      priceTo: rupees,
      availability: text,
    }),
  ),
  film: z.object({ mp4: file, webm: file, poster: file }).nullish(),
  constructionUpdates: z.array(z.object({ date: text, tower: text, percentComplete: number })),
});
export type ProjectDraft = z.infer<typeof projectDraft>;
