import { z } from 'zod/mini';
import { readRichText } from './read-rich-text';

export type { RichTextBlocks } from './rich-text-blocks';

/**
 * Rich text as Strapi Blocks, with what stands in them beside words; `null` where the editor left it empty. A block
 * that cannot be read is left out: `textFaults` tells of it.
 */
export const rawRichText = z.nullish(
  z.pipe(
    z.array(z.unknown()),
    z.transform((blocks) => readRichText(blocks)),
  ),
);
