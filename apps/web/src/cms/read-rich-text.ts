import { filmAt } from '@sahyara/rich-text/film';
import { callOutMark, filmMark, pictureMarks, tableMark } from '@sahyara/rich-text/marks';
import { evenTable } from '@sahyara/rich-text/table';
import { z } from 'zod/mini';
import { pictureFromCms, rawPicture } from './media';
import { kindOf, type OnFault, readInlines, readList } from './read-inlines';
import type { Inline, RichTextBlock, RichTextBlocks } from './rich-text-blocks';

const nodes = z.array(z.unknown());
const paragraph = z.object({ type: z.literal('paragraph'), table: z.optional(z.unknown()), children: nodes });
const quote = z.object({ type: z.literal('quote'), callOut: z.optional(z.unknown()), children: nodes });
const code = z.object({ type: z.literal('code'), children: nodes });
const heading = z.object({
  type: z.literal('heading'),
  level: z.literal([1, 2, 3, 4, 5, 6]),
  children: nodes,
});
// Without its variants: the text keeps those of the day it was written, and their files go when the picture is replaced
// or made anew. The original keeps its address.
const image = z.object({
  type: z.literal('image'),
  image: z.pipe(
    rawPicture,
    z.transform((raw) => (raw ? pictureFromCms({ ...raw, formats: null }) : null)),
  ),
  film: z.optional(z.unknown()),
});
const block = z.discriminatedUnion('type', [paragraph, quote, code, heading, image]);

const none: OnFault = () => undefined;
const LEVELS = [2, 3, 4, 5, 6] as const;

/**
 * An editor's text, block by block: what cannot be read is left out and told of, the rest stands. Headings begin below
 * the page's own and go down one step at a time, whatever was chosen.
 */
export function readRichText(raw: readonly unknown[], onFault: OnFault = none): RichTextBlocks {
  let last = 1;
  return raw.flatMap((node): RichTextBlocks => {
    const read = readBlock(node, onFault);
    if (!read) return [];
    if (read.type !== 'heading') return [read];
    // Nothing to read, and a screen reader would stop at it.
    if (read.children.every(isEmpty)) return [];
    const level = LEVELS.findLast((one) => one <= Math.min(read.level, last + 1)) ?? 2;
    last = level;
    return [{ ...read, level }];
  });
}

const isEmpty = (inline: Inline) =>
  (inline.type === 'text' ? inline.text : inline.children.map(({ text }) => text).join('')).trim() === '';

function readBlock(node: unknown, onFault: OnFault): RichTextBlock | null {
  const list = readList(node, onFault);
  if (list) return list;
  const parsed = block.safeParse(node);
  if (!parsed.success) {
    onFault(`a block ${kindOf(node)}`);
    return null;
  }
  const { data } = parsed;
  if (data.type === 'image') return readPicture(data, node, onFault);
  if (data.type === 'paragraph' && data.table !== undefined) return readTable(data.table, onFault);
  const children = readInlines(data.children, onFault);
  if (data.type === 'quote' && data.callOut !== undefined)
    return readCallOut(data.callOut, children, onFault);
  if (data.type !== 'heading') return { type: data.type, children };
  return { type: 'heading', level: data.level === 1 ? 2 : data.level, children };
}

function readTable(mark: unknown, onFault: OnFault): RichTextBlock | null {
  const parsed = tableMark.safeParse(mark);
  if (!parsed.success) {
    onFault('a table');
    return null;
  }
  const { table, cut } = evenTable(parsed.data);
  if (cut) onFault('what of a table is too large');
  return table.head.length > 0 ? { type: 'table', ...table } : null;
}

function readCallOut(mark: unknown, children: Inline[], onFault: OnFault): RichTextBlock {
  const parsed = callOutMark.safeParse(mark);
  if (parsed.success) return { type: 'call-out', ...parsed.data, children };
  onFault('the frame of a call-out');
  return { type: 'quote', children };
}

function readPicture(data: z.infer<typeof image>, node: unknown, onFault: OnFault): RichTextBlock | null {
  const picture = data.image;
  if (!picture) {
    onFault('a picture');
    return null;
  }
  const { caption, credit } = pictureMarks.parse(node);
  if (data.film === undefined) return { type: 'picture', picture, caption, credit };
  const parsed = filmMark.safeParse(data.film);
  const film = parsed.success ? filmAt(parsed.data.url) : null;
  if (parsed.success && film) return { type: 'film', film, ...parsed.data, poster: picture, caption };
  onFault('a film that cannot be played');
  return { type: 'picture', picture, caption, credit };
}
