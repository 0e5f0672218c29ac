import { filmAt } from '@sahyara/rich-text/film';
import { callOutMark, filmMark, pictureMarks, tableMark } from '@sahyara/rich-text/marks';
import { evenTable, MOST_COLUMNS, MOST_IN_CELL, MOST_ROWS } from '@sahyara/rich-text/table';
import { z } from 'zod';
import type { Mistake } from './mistake';

/** More is no box beside a text any more, or no line under a picture. */
const MOST_IN_CALL_OUT = 900;
const MOST_IN_HEADING = 90;
const MOST_IN_CAPTION = 300;

const block = z.looseObject({
  type: z.string(),
  children: z.array(z.unknown()),
  table: z.unknown().optional(),
  callOut: z.unknown().optional(),
  film: z.unknown().optional(),
  image: z.unknown().optional(),
});
type Block = z.infer<typeof block>;
const words = z.object({ text: z.string() });
const inner = z.object({ children: z.array(z.unknown()) });

function wordsOf(node: unknown): string {
  const own = words.safeParse(node);
  if (own.success) return own.data.text;
  return (inner.safeParse(node).data?.children ?? []).map(wordsOf).join('');
}

function* inTable(mark: unknown): Generator<string> {
  const { data } = tableMark.safeParse(mark);
  if (!data) return yield 'A table cannot be read: take it out and make it anew.';
  const named = data.caption.trim() ? `The table “${data.caption.trim()}”` : 'A table';
  if (!data.caption.trim()) yield 'Say under each table what it shows: some visitors hear the page.';
  const { table, cut } = evenTable(data);
  if (cut)
    yield `${named} is too large: at most ${MOST_COLUMNS} columns and ${MOST_ROWS} rows, ${MOST_IN_CELL} characters in a cell.`;
  // Over the column that names the rows nothing has to stand.
  if (table.head.slice(1).some((cell) => !cell.trim()) || table.head.every((cell) => !cell.trim()))
    yield `${named} needs a heading over each column.`;
  if (table.rows.every((row) => row.every((cell) => !cell.trim()))) yield `${named} is empty.`;
}

function* inCallOut(mark: unknown, said: string): Generator<string> {
  const { data } = callOutMark.safeParse(mark);
  if (!data) return yield 'A call-out cannot be read: take it out and make it anew.';
  const named = data.heading.trim() ? `The call-out “${data.heading.trim()}”` : 'A call-out';
  if (!said) yield `${named} says nothing.`;
  if (said.length > MOST_IN_CALL_OUT || data.heading.length > MOST_IN_HEADING)
    yield `${named} is too long for a box: at most ${MOST_IN_CALL_OUT} characters, and ${MOST_IN_HEADING} in its heading.`;
}

function* inFilm(mark: unknown, image: unknown): Generator<string> {
  const { data } = filmMark.safeParse(mark);
  const title = data?.title.trim();
  if (!title) yield 'Say what each film shows: it stands on its play button.';
  const named = title ? `The film “${title}”` : 'A film';
  if (!data || !filmAt(data.url))
    yield `${named} needs its page at YouTube or Vimeo, such as https://youtu.be/M7lc1UVf-VE.`;
  if (!image) yield `${named} needs a poster from the library.`;
}

function* inBlock(given: Block): Generator<string> {
  if (given.type === 'paragraph' && given.table !== undefined) yield* inTable(given.table);
  if (given.type === 'quote' && given.callOut !== undefined)
    yield* inCallOut(given.callOut, wordsOf(given).trim());
  if (given.type !== 'image') return;
  if (given.film !== undefined) yield* inFilm(given.film, given.image);
  const { caption, credit } = pictureMarks.parse(given);
  if (caption.length + credit.length > MOST_IN_CAPTION)
    yield `A caption has at most ${MOST_IN_CAPTION} characters: the rest belongs into the text.`;
}

/** Tables, call-outs and films, in any text of an entry, that say too little or too much for a page. */
export function* textMistakes(value: unknown, path: Mistake['path'] = []): Generator<Mistake> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    for (const [name, part] of Object.entries(value)) yield* textMistakes(part, [...path, name]);
    return;
  }
  for (const [at, one] of value.entries()) {
    const { data } = block.safeParse(one);
    // A text is one field of the form, whatever stands in it.
    if (data) for (const message of inBlock(data)) yield { path, message };
    else yield* textMistakes(one, [...path, at]);
  }
}
