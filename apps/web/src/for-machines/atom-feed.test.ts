import { parseAtomFeed } from 'feedsmith';
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

const read = (...entries: FeedEntry[]) => parseAtomFeed(atomFeed(feed, entries, SITE));

it('An editor’s signs stay signs, and what XML cannot hold is left out', () => {
  const title = 'Bed & <b>"bath"</b> ]]> मराठी';
  const xml = atomFeed(feed, [anEntry({ title: `${title}\u0000\ud800` })], SITE);
  for (const sign of ['\u0000', '\ud800', '\ufffd']) expect(xml).not.toContain(sign);
  expect(parseAtomFeed(xml).entries?.[0]?.title?.value).toBe(title);
});

it('An entry changed when it was published, unless it was changed later', () => {
  expect(read(anEntry({ updatedAt: '2026-11-01T00:00:00.000Z' })).entries?.[0]).toMatchObject({
    published: '2026-11-13T18:30:00.000Z',
    updated: '2026-11-13T18:30:00.000Z',
  });
  expect(read(anEntry({ updatedAt: '2026-11-20T00:00:00.000Z' })).entries?.[0]).toMatchObject({
    updated: '2026-11-20T00:00:00.000Z',
  });
});

it('A feed changed with its newest entry; one without entries is a feed all the same', () => {
  const dates = [anEntry({ updatedAt: '2026-11-20T00:00:00.000Z' }), anEntry({ publishedOn: '2026-11-22' })];
  expect(read(...dates).updated).toBe('2026-11-21T18:30:00.000Z');
  expect(read()).toMatchObject({ id: `${SITE}/news.atom`, updated: '1970-01-01T00:00:00.000Z' });
});
