import { expect, it } from 'vitest';
import type { RichTextBlocks } from '../../cms/rich-text-schema';
import { contentsOf } from './contents';

type Level = 2 | 3 | 4 | 5 | 6;
const heading = (text: string, level: Level = 2): RichTextBlocks[number] => ({
  type: 'heading',
  level,
  children: [{ type: 'text', text }],
});
const paragraph: RichTextBlocks[number] = {
  type: 'paragraph',
  children: [{ type: 'text', text: 'Measure it.' }],
};

it('names each chapter once, in order, and leaves what stands within one alone', () => {
  const { chapters, anchors } = contentsOf([
    paragraph,
    heading('What the law counts'),
    heading('A detail', 3),
    heading('₹12,500 a square foot?'),
    paragraph,
    heading('बाल्कनी'),
  ]);
  expect(chapters).toEqual([
    { id: 'read-what-the-law-counts', title: 'What the law counts' },
    { id: 'read-12-500-a-square-foot', title: '₹12,500 a square foot?' },
    { id: expect.stringMatching(/^read-\p{L}/u), title: 'बाल्कनी' },
  ]);
  expect(anchors).toEqual([null, chapters[0]?.id, null, chapters[1]?.id, null, chapters[2]?.id]);
});

it('gives chapters of the same name ids of their own', () => {
  const { chapters } = contentsOf([heading('Costs'), heading('Costs'), heading('Costs'), heading('…')]);
  expect(new Set(chapters.map(({ id }) => id)).size).toBe(4);
});

it('a short text has no contents and no ids', () => {
  const body = [paragraph, heading('One'), heading('Two'), heading(' ')];
  expect(contentsOf(body)).toEqual({ chapters: [], anchors: [null, null, null, null] });
  expect(contentsOf([])).toEqual({ chapters: [], anchors: [] });
});

it('a heading in several pieces is one title', () => {
  const pieces: RichTextBlocks[number] = {
    type: 'heading',
    level: 2,
    children: [
      { type: 'text', text: 'Read ' },
      { type: 'link', url: '/blogs', children: [{ type: 'text', text: 'this', bold: true }] },
    ],
  };
  expect(contentsOf([pieces, heading('B'), heading('C')]).chapters[0]).toEqual({
    id: 'read-read-this',
    title: 'Read this',
  });
});
