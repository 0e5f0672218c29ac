import { z } from 'zod';

const text = z.string().nullish();
const number = z.number().nullish();
/** Strapi gives large whole numbers as text. */
const rupees = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((given) => (given == null ? null : Number(given)));

/** A project as an editor is about to publish it, as far as rules look at it; days as `2026-11-21`. */
export const projectDraft = z.object({
  documentId: z.string(),
  title: text,
  projectStatus: text,
  phases: z.array(
    z.object({
      name: text,
      reraNumber: text,
      reraUrl: text,
      validUntil: text,
      promisedCompletion: text,
      occupancyCertificateOn: text,
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
  constructionUpdates: z.array(z.object({ date: text, tower: text, percentComplete: number })),
});
export type ProjectDraft = z.infer<typeof projectDraft>;
