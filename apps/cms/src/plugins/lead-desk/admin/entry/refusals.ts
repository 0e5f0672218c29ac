import { z } from 'zod/mini';

// As the panel's client throws it, around the answer of the CMS.
const refused = z.object({
  response: z.object({
    data: z.object({
      error: z.object({
        details: z.object({
          errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })),
        }),
      }),
    }),
  }),
});

/** What the CMS says of each field it refused, the first of each; nothing where it says another thing. */
export function refusalsIn(error: unknown): Record<string, string> {
  const read = refused.safeParse(error);
  if (!read.success) return {};
  const { errors } = read.data.response.data.error.details;
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [path[0] ?? '', message]));
}
