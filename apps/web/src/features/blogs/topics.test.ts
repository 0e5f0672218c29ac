import { expect, it } from 'vitest';
import type { BlogPost } from './blog-post';
import { postsOn, readNext, topicsOf } from './topics';

const aPost = (url: string, topic: string): BlogPost => ({
  documentId: url,
  updatedAt: null,
  title: url,
  url,
  topic,
  author: '',
  authorRole: '',
  publishedOn: '2026-01-01',
  excerpt: '',
  cover: null,
  body: [],
  project: '',
  seo: { title: '', description: '', shareImage: null },
});
const posts = [
  aPost('stamp-duty', 'Money'),
  aPost('carpet', 'Buying a home'),
  aPost('rain', ''),
  aPost('visit', 'buying a home '),
];

it('topics that differ only in how they are typed are one, the largest first', () => {
  expect(topicsOf(posts).map(({ key, count }) => [key, count])).toEqual([
    ['buying-a-home', 2],
    ['money', 1],
  ]);
  expect(postsOn('buying-a-home', posts).map(({ url }) => url)).toEqual(['carpet', 'visit']);
  expect(postsOn('gardens', posts)).toEqual([]);
});

it('an article is followed by its own topic, then by the newest, and never by itself', () => {
  const next = (url: string) => {
    const post = posts.find((one) => one.url === url);
    if (!post) throw new Error(`no ${url}`);
    return readNext(post, posts).map((one) => one.url);
  };
  expect(next('carpet')).toEqual(['visit', 'stamp-duty']);
  expect(next('rain')).toEqual(['stamp-duty', 'carpet']);
  expect(readNext(aPost('alone', 'Money'), [])).toEqual([]);
});
