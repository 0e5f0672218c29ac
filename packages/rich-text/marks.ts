import { z } from 'zod/mini';

/*
 * What an editor's text says beside the words of Strapi's blocks. Each stands under a name of its own on a block that
 * Strapi knows, so that Strapi keeps it and whoever does not know the name shows a picture, a quotation or nothing.
 */

const cells = z.array(z.string());

/** `table` on a paragraph that has no words of its own. */
export const tableMark = z.object({ caption: z.string(), head: cells, rows: z.array(cells) });
export type TableMark = z.infer<typeof tableMark>;

/** What a call-out is for. */
export const CALL_OUT_KINDS = ['note', 'caution'] as const;
/** `callOut` on a quotation, whose words it frames. */
export const callOutMark = z.object({ kind: z.enum(CALL_OUT_KINDS), heading: z.string() });
export type CallOutMark = z.infer<typeof callOutMark>;

/** `film` on a picture, which is its poster; `url` is of a page of YouTube or Vimeo. */
export const filmMark = z.object({ url: z.string(), title: z.string() });
export type FilmMark = z.infer<typeof filmMark>;

/** `caption` and `credit` on a picture: what is said under it, and whose it is. */
export const pictureMarks = z.object({
  caption: z.catch(z.string(), ''),
  credit: z.catch(z.string(), ''),
});
export type PictureMarks = z.infer<typeof pictureMarks>;
