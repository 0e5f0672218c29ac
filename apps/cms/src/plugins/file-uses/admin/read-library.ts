import { z } from 'zod/mini';
import type { LibraryPage } from '../server/replies';

const NOT_A_REPLY = 'The CMS answered something that this page cannot show. Reload the page.';

const reply = z.object({
  data: z.object({
    files: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        thumbnail: z.nullable(z.string()),
        uses: z.array(
          z.object({
            uid: z.string(),
            documentId: z.string(),
            single: z.boolean(),
            entry: z.string(),
            field: z.string(),
            where: z.string(),
            live: z.boolean(),
          }),
        ),
      }),
    ),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
  }),
});

/** @throws Error with a sentence for whoever sees it, when it is no page of the library */
export function readLibrary(body: unknown): LibraryPage {
  const parsed = reply.safeParse(body);
  if (!parsed.success) throw new Error(NOT_A_REPLY);
  return parsed.data.data;
}
