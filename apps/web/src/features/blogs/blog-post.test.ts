import { expect, it } from 'vitest';
import { readingMinutes } from './blog-post';
import { blogsFromCms } from './blog-post-from-cms';

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  children: [{ type: 'text' as const, text }],
});
const raw = {
  documentId: 'b1',
  title: 'Carpet area',
  url: 'carpet-area',
  topic: null,
  author: null,
  publishedOn: '2026-11-14',
  excerpt: null,
  cover: null,
  body: [paragraph('Measure it.')],
  seo: null,
};

it.each([
  [0, 1],
  [90, 1],
  [500, 3],
  [900, 5],
])('%i words take %i min', (words, minutes) => {
  expect(readingMinutes([paragraph('word '.repeat(words))])).toBe(minutes);
});

it('an article with nothing but the required fields is read', () => {
  const [post] = blogsFromCms([raw], () => undefined);
  expect(post).toMatchObject({ topic: '', author: '', excerpt: '', cover: null, body: raw.body });
});

it('of a link that could run script an article keeps the words', () => {
  const link = { type: 'link', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'x' }] };
  const bad = { ...raw, documentId: 'bad', body: [{ type: 'paragraph', children: [link] }] };
  const [, post] = blogsFromCms([raw, bad], () => undefined);
  expect(post?.body).toEqual([{ type: 'paragraph', children: [{ type: 'text', text: 'x' }] }]);
});
