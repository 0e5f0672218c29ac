import { z } from 'zod/mini';

const picture = z.object({
  url: z.string(),
  formats: z.nullish(z.object({ thumbnail: z.optional(z.object({ url: z.string() })) })),
});
const row = z.object({ listHeading: z.object({ thumbnailImage: picture }) });

/** The picture by which visitors know a project in lists, as small as there is one; null: it has none yet. */
export function rowPicture(given: unknown): string | null {
  const { data } = row.safeParse(given);
  const shown = data?.listHeading.thumbnailImage;
  return shown ? (shown.formats?.thumbnail?.url ?? shown.url) : null;
}
