import { expect, it } from 'vitest';
import { askedKind, countKinds, neighboursOf, newsByYear } from './news-groups';
import type { NewsItem } from './news-item';

const anItem = (changes: Partial<NewsItem>): NewsItem => ({
  documentId: changes.url ?? 'n',
  updatedAt: null,
  title: 'News',
  url: 'n',
  kind: 'event',
  outlet: '',
  publishedOn: '2026-01-01',
  excerpt: '',
  cover: null,
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Text.' }] }],
  externalUrl: null,
  seo: { title: '', description: '', shareImage: null },
  ...changes,
});
const newest = anItem({ url: 'newest', publishedOn: '2026-01-01' });
const elsewhere = anItem({
  url: 'elsewhere',
  kind: 'coverage',
  publishedOn: '2025-12-31',
  body: [],
  externalUrl: 'https://example.com/',
});
const middle = anItem({ url: 'middle', kind: 'press release', publishedOn: '2025-06-01' });
const oldest = anItem({ url: 'oldest', publishedOn: '2023-06-01' });
const items = [newest, elsewhere, middle, oldest];

it('the last day of a year and the first of the next stand in different years', () => {
  expect(newsByYear(items)).toEqual([
    { year: '2026', items: [newest] },
    { year: '2025', items: [elsewhere, middle] },
    { year: '2023', items: [oldest] },
  ]);
  expect(newsByYear([])).toEqual([]);
});

it('only kinds there is news of are offered and answered', () => {
  expect(countKinds(items)).toEqual([
    { kind: 'press release', count: 1 },
    { kind: 'coverage', count: 1 },
    { kind: 'event', count: 2 },
  ]);
  expect(askedKind('press-release', items)).toBe('press release');
  expect(askedKind('press release', items)).toBeNull();
  expect(askedKind('coverage', [newest])).toBeNull();
  expect(askedKind('', items)).toBeNull();
});

it('neighbours are read here: what others wrote is passed over', () => {
  expect(neighboursOf(newest, items)).toEqual({ newer: null, older: middle });
  expect(neighboursOf(middle, items)).toEqual({ newer: newest, older: oldest });
  expect(neighboursOf(oldest, items)).toEqual({ newer: middle, older: null });
  expect(neighboursOf(elsewhere, items)).toEqual({ newer: newest, older: middle });
  expect(neighboursOf(newest, [newest])).toEqual({ newer: null, older: null });
});
