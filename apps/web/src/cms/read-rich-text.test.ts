import { MOST_COLUMNS, MOST_ROWS } from '@sahyara/rich-text/table';
import { expect, it } from 'vitest';
import { aRawPicture } from '../testing/builders';
import { readRichText } from './read-rich-text';
import { rawRichText } from './rich-text-schema';
import { textFaults } from './text-faults';

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string, marks: object = {}) => ({
  type: 'paragraph',
  children: [text(words)],
  ...marks,
});
const heading = (level: number, words = `Level ${level}`) => ({
  type: 'heading',
  level,
  children: [text(words)],
});
const image = (marks: object = {}) => ({
  type: 'image',
  image: { name: 'a.webp', hash: 'a', ext: '.webp', provider: 'local', ...aRawPicture() },
  children: [text('')],
  ...marks,
});
const film = { url: 'https://youtu.be/M7lc1UVf-VE', title: 'A walk' };

function read(...nodes: unknown[]) {
  const faults: string[] = [];
  return { blocks: readRichText(nodes, (fault) => faults.push(fault)), faults };
}

it('reads a table, a call-out, a picture with its words, and a film with its poster', () => {
  const table = { caption: 'Areas', head: ['What', 'sq ft'], rows: [['Hall', '180']] };
  const { blocks, faults } = read(
    paragraph('', { table }),
    { type: 'quote', children: [text('Ask for it.')], callOut: { kind: 'note', heading: 'In writing' } },
    image({ caption: 'From the road', credit: 'Photograph: Isha' }),
    image({ film, caption: 'In four minutes' }),
  );
  expect(faults).toEqual([]);
  expect(blocks).toMatchObject([
    { type: 'table', ...table },
    { type: 'call-out', kind: 'note', heading: 'In writing', children: [{ text: 'Ask for it.' }] },
    { type: 'picture', picture: { src: '/media/tower_1600.webp' }, caption: 'From the road' },
    {
      type: 'film',
      title: 'A walk',
      caption: 'In four minutes',
      poster: { alt: 'The tower from the garden' },
    },
  ]);
});

it.each([
  [
    [1, 2, 3],
    [2, 2, 3],
  ],
  [
    [3, 4, 2],
    [2, 3, 2],
  ],
  [
    [2, 5, 6, 3],
    [2, 3, 4, 3],
  ],
])('headings chosen as %j stand as %j: below the page’s own, no step left out', (chosen, shown) => {
  const { blocks } = read(...chosen.map((level) => heading(level)));
  expect(blocks.map((block) => block.type === 'heading' && block.level)).toEqual(shown);
});

it('a heading without words is none', () => {
  expect(read(heading(2, ' '), heading(3, 'On')).blocks).toMatchObject([{ type: 'heading', level: 2 }]);
});

it('of a link that would run script the words are left', () => {
  const link = (url: string) => ({ type: 'link', url, children: [text('here')] });
  for (const url of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
  ]) {
    const { blocks, faults } = read({ type: 'paragraph', children: [text('Look '), link(url), text('.')] });
    expect(JSON.stringify(blocks)).not.toContain('link');
    expect(blocks).toMatchObject([{ children: [{ text: 'Look ' }, { text: 'here' }, { text: '.' }] }]);
    expect(faults).toEqual(['a link that is not safe']);
  }
});

it.each([
  'https://evil.example/embed/M7lc1UVf-VE',
  'https://youtube.com.evil.example/watch?v=M7lc1UVf-VE',
  'javascript:alert(1)',
])('a film at %s is its poster alone', (url) => {
  const { blocks, faults } = read(image({ film: { url, title: 'x' } }));
  expect(blocks).toMatchObject([{ type: 'picture' }]);
  expect(faults).toEqual(['a film that cannot be played']);
});

it('what nobody knows is left out and told of, and the rest stands', () => {
  const broken = [
    null,
    7,
    'text',
    {},
    { type: 'script', children: [] },
    { type: 'heading', level: 9, children: [] },
  ];
  const more = [
    { type: 'paragraph' },
    { type: 'image', image: { url: 5 } },
    { type: 'image' },
    paragraph('', { table: { rows: 'no' } }),
    {
      type: 'list',
      format: 'ordered',
      children: [{ type: 'list-item', children: [text('one'), { type: 'video' }] }, 3],
    },
  ];
  const { blocks, faults } = read(paragraph('Before'), ...broken, ...more, paragraph('After'));
  expect(blocks).toMatchObject([
    { children: [{ text: 'Before' }] },
    { type: 'list', children: [{ children: [{ text: 'one' }] }] },
    { children: [{ text: 'After' }] },
  ]);
  expect(faults).toHaveLength(broken.length + more.length + 1);
});

it('a call-out whose frame cannot be read is a quotation', () => {
  expect(read({ type: 'quote', children: [text('Words')], callOut: { kind: 'alarm' } }).blocks).toMatchObject(
    [{ type: 'quote', children: [{ text: 'Words' }] }],
  );
});

it('of 500 rows of 50 cells a page carries what it can', () => {
  const rows = Array.from({ length: 500 }, () => Array.from({ length: 50 }, () => 'x'));
  const { blocks, faults } = read(paragraph('', { table: { caption: '', head: [], rows } }));
  const [table] = blocks;
  expect(table?.type === 'table' && [table.rows.length, table.head.length]).toEqual([
    MOST_ROWS,
    MOST_COLUMNS,
  ]);
  expect(faults).toEqual(['what of a table is too large']);
});

it('an empty field stays empty, and what is no text at all is refused', () => {
  expect(rawRichText.parse(null)).toBeNull();
  expect(rawRichText.parse([])).toEqual([]);
  expect(rawRichText.safeParse('<p>').success).toBe(false);
});

it('the people who run the site are told which text of a reply something was left out of', () => {
  const reply = {
    data: [{ documentId: 'k1', title: 'A', body: [paragraph('x'), { type: 'poll', children: [] }] }],
  };
  expect(textFaults('blogs', reply)).toEqual(['Left out of a text of blogs (k1.body): a block "poll"']);
  expect(textFaults('blogs', { data: [{ body: [paragraph('x')] }] })).toEqual([]);
});
