import { expect, it } from 'vitest';
import { atomFeed, type FeedEntry } from './atom-feed';

const SITE = 'https://www.sahyara.example';
const feed = { title: 'News', subtitle: '', path: '/news.atom', listPath: '/news', author: 'Sahyara' };
const anEntry = (changes: Partial<FeedEntry> = {}): FeedEntry => ({
  title: 'Structure complete',
  path: '/news/structure',
  publishedOn: '2026-11-14',
  updatedAt: null,
  summary: '',
  author: '',
  category: '',
  ...changes,
});

it('An editor’s signs stay signs, and what XML cannot hold is left out', () => {
  const xml = atomFeed(feed, [anEntry({ title: 'Bed & <b>"bath"</b>\u0000\ud800' })], SITE);
  expect(xml).toContain('<title>Bed &amp; &lt;b&gt;&quot;bath&quot;&lt;/b&gt;</title>');
});

it('An entry changed when it was published, unless it was changed later', () => {
  expect(atomFeed(feed, [anEntry({ updatedAt: '2026-11-01T00:00:00.000Z' })], SITE)).toContain(
    '<published>2026-11-14T00:00:00+05:30</published><updated>2026-11-14T00:00:00+05:30</updated>',
  );
  expect(atomFeed(feed, [anEntry({ updatedAt: '2026-11-20T00:00:00.000Z' })], SITE)).toContain(
    '<updated>2026-11-20T00:00:00.000Z</updated></entry>',
  );
});
