import { z } from 'zod/mini';
import { callOutMark, filmMark, pictureMarks, tableMark } from './marks.ts';

const marked = z.object({
  table: z.catch(z.optional(tableMark), undefined),
  callOut: z.catch(z.optional(callOutMark), undefined),
  film: z.catch(z.optional(filmMark), undefined),
  image: z.catch(z.optional(z.object({ name: z.string() })), undefined),
});

/** What a block of Strapi's says beside its own words, line by line, for who compares two versions of a text. */
export function markWords(block: unknown): string[] {
  const parsed = marked.safeParse(block);
  if (!parsed.success) return [];
  const { table, callOut, film, image } = parsed.data;
  const { caption, credit } = pictureMarks.parse(block);
  return [
    ...(image ? [`Picture: ${image.name}`] : []),
    ...(film ? [`Film: ${film.title} (${film.url})`] : []),
    ...(image ? [caption, credit] : []),
    ...(table ? [table.caption, ...[table.head, ...table.rows].map((row) => row.join(' | '))] : []),
    ...(callOut ? [callOut.heading, callOut.kind === 'caution' ? '(Take care)' : '(Good to know)'] : []),
  ].filter(Boolean);
}
