import { z } from 'zod/mini';
import type { LiveProof, Preview, Review, WhatChanges } from '../server/replies';

// The panel of yesterday over the server of today, or something between the two that answers in its place.
const NOT_A_REPLY = 'The CMS answered something that this page cannot show. Reload the page.';

const proof = z.object({
  state: z.enum(['live', 'gone', 'waiting', 'partly', 'failed', 'nowhere']),
  at: z.string(),
  why: z.nullable(z.string()),
  pages: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      href: z.string(),
      state: z.enum(['new', 'old', 'silent', 'broken']),
    }),
  ),
});

const preview = z.object({ href: z.string(), published: z.string(), until: z.string() });
const reviews = z.array(z.object({ id: z.string(), href: z.string(), by: z.string(), until: z.string() }));

const shown = z.nullable(
  z.union([
    z.object({ kind: z.literal('words'), words: z.nullable(z.string()) }),
    z.object({
      kind: z.literal('pictures'),
      pictures: z.array(z.object({ name: z.string(), url: z.string() })),
    }),
  ]),
);
const whatChanges = z.object({
  isPublished: z.boolean(),
  changes: z.array(
    z.object({
      where: z.array(z.object({ model: z.string(), field: z.string(), nth: z.exactOptional(z.number()) })),
      what: z.enum(['changed', 'added', 'removed', 'moved']),
      before: shown,
      after: shown,
    }),
  ),
});

/** Reads the body of an answer. @throws Error with a sentence for whoever sees it, when it is not that reply */
function reply<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const parsed = z.object({ data: schema }).safeParse(body);
  if (!parsed.success) throw new Error(NOT_A_REPLY);
  return parsed.data.data;
}

export const readLiveProof = (body: unknown): LiveProof => reply(proof, body);
export const readPreview = (body: unknown): Preview => reply(preview, body);
export const readWhatChanges = (body: unknown): WhatChanges => reply(whatChanges, body);
export const readReviews = (body: unknown): Review[] => reply(reviews, body);
