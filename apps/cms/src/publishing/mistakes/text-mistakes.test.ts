import { MOST_ROWS } from '@sahyara/rich-text/table';
import { expect, it } from 'vitest';
import { textMistakes } from './text-mistakes';

const text = (words: string) => [{ type: 'text', text: words }];
const aTable = (changes: object = {}) => ({
  type: 'paragraph',
  children: text(''),
  table: { caption: 'Areas', head: ['', 'sq ft'], rows: [['Hall', '180']], ...changes },
});
const aCallOut = (words: string, heading = 'In writing') => ({
  type: 'quote',
  children: text(words),
  callOut: { kind: 'note', heading },
});
const aFilm = (changes: object = {}, image: unknown = { url: '/uploads/a.webp' }) => ({
  type: 'image',
  image,
  children: text(''),
  film: { url: 'https://youtu.be/M7lc1UVf-VE', title: 'A walk', ...changes },
});
const said = (...body: unknown[]) => [...textMistakes({ title: 'x', body })].map(({ message }) => message);

it('a text whose tables, call-outs and films are whole has no mistake', () => {
  const plain = { type: 'quote', children: text('') };
  expect(said(aTable(), aCallOut('Ask.'), aFilm(), plain, { type: 'paragraph', children: text('') })).toEqual(
    [],
  );
});

it.each([
  [{ head: ['', ''] }, /needs a heading over each column/],
  [{ head: ['What', ''] }, /needs a heading over each column/],
  [{ caption: ' ' }, /what it shows/],
  [{ rows: [['', '']] }, /is empty/],
  [{ rows: Array.from({ length: MOST_ROWS + 1 }, () => ['a', '1']) }, /too large/],
  [{ rows: 'none' }, /cannot be read/],
])('a table with %j is told of', (changes, message) => {
  expect(said(aTable(changes))).toEqual([expect.stringMatching(message)]);
});

it.each([
  [aCallOut(' '), /says nothing/],
  [aCallOut('x'.repeat(901)), /too long/],
  [aCallOut('x', 'y'.repeat(91)), /too long/],
  [aFilm({ url: 'https://films.example/walk.mp4' }), /YouTube or Vimeo/],
  [aFilm({ url: 'javascript:alert(1)' }), /YouTube or Vimeo/],
  [aFilm({ title: '' }), /what each film shows/],
  [aFilm({}, null), /poster/],
  [{ type: 'image', image: {}, caption: 'z'.repeat(301), children: [] }, /300 characters/],
])('%# is told of', (node, message) => expect(said(node)).toEqual([expect.stringMatching(message)]));

it('stands at the text, which is one field, also of a part', () => {
  const nested = { overview: { description: [aFilm({ title: '' })] } };
  expect([...textMistakes(nested)][0]?.path).toEqual(['overview', 'description']);
});
