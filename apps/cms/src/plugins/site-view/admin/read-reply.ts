import { z } from 'zod/mini';
import type { LiveProof } from '../server/replies';

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
      state: z.enum(['new', 'old', 'broken']),
    }),
  ),
});

/** Reads the body of an answer. @throws Error with a sentence for whoever sees it, when it is not that reply */
export function readLiveProof(body: unknown): LiveProof {
  const parsed = z.object({ data: proof }).safeParse(body);
  if (!parsed.success) throw new Error(NOT_A_REPLY);
  return parsed.data.data;
}
