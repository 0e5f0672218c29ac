import { expect, it } from 'vitest';
import { markdownToBlocks } from './markdown-to-blocks.mts';
import { MediaFile } from './schemas/media-file.mts';

it('keeps headings, bold, italics, code and links', () => {
  expect(markdownToBlocks('## Area\n\nA **bold *and slanted*** `2(k)` [Act](https://example.com).')).toEqual([
    { type: 'heading', level: 2, children: [{ type: 'text', text: 'Area' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'A ' },
        { type: 'text', text: 'bold ', bold: true },
        { type: 'text', text: 'and slanted', bold: true, italic: true },
        { type: 'text', text: ' ' },
        { type: 'text', text: '2(k)', code: true },
        { type: 'text', text: ' ' },
        { type: 'link', url: 'https://example.com', children: [{ type: 'text', text: 'Act' }] },
        { type: 'text', text: '.' },
      ],
    },
  ]);
});

it('keeps lists inside lists, and their order', () => {
  expect(markdownToBlocks('1. one\n   - two')).toEqual([
    {
      type: 'list',
      format: 'ordered',
      children: [
        { type: 'list-item', children: [{ type: 'text', text: 'one' }] },
        {
          type: 'list',
          format: 'unordered',
          children: [{ type: 'list-item', children: [{ type: 'text', text: 'two' }] }],
        },
      ],
    },
  ]);
});

it('keeps a quote of two paragraphs apart', () => {
  expect(markdownToBlocks('> one\n>\n> two')).toEqual([
    {
      type: 'quote',
      children: [
        { type: 'text', text: 'one' },
        { type: 'text', text: '\n' },
        { type: 'text', text: 'two' },
      ],
    },
  ]);
});

const toPicture = (file: string, alt: string, caption = 'Diagram') =>
  new MediaFile('diagram', { file, alt, caption });

it('keeps a picture that stands alone, with its words', () => {
  expect(markdownToBlocks('![A wall](wall.webp "In section")', toPicture)).toEqual([
    {
      type: 'image',
      image: toPicture('wall.webp', 'A wall', 'In section'),
      children: [{ type: 'text', text: '' }],
    },
  ]);
});

it('refuses a picture within a line', () => {
  expect(() => markdownToBlocks('See ![a wall](wall.webp).', toPicture)).toThrow(/image is not supported/);
});

it.each([
  ['# Title', /line 1: a heading of level 1/],
  ['text\n\n![alt](x.png)', /line 3: image is not supported/],
  ['<b>no</b>', /html is not supported/],
  ['    code', /code is not supported/],
  ['---', /thematicBreak is not supported/],
])('refuses what Blocks cannot hold: %s', (markdown, message) => {
  expect(() => markdownToBlocks(markdown)).toThrow(message);
});

it('a fence is a table or a call-out, and nothing else', () => {
  expect(markdownToBlocks('```table Two rooms\n | sq ft\nHall | 180\n```')).toEqual([
    {
      type: 'paragraph',
      table: { caption: 'Two rooms', head: ['', 'sq ft'], rows: [['Hall', '180']] },
      children: [{ type: 'text', text: '' }],
    },
  ]);
  expect(markdownToBlocks('```caution Before you sign\nAsk **twice**.\n```')).toEqual([
    {
      type: 'quote',
      callOut: { kind: 'caution', heading: 'Before you sign' },
      children: [
        { type: 'text', text: 'Ask ' },
        { type: 'text', text: 'twice', bold: true },
        { type: 'text', text: '.' },
      ],
    },
  ]);
  expect(() => markdownToBlocks('```js\nalert(1)\n```')).toThrow(/line 1: code is not supported/);
});
