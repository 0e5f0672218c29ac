import { expect, it, vi } from 'vitest';
import { livesElsewhere } from './news-item';
import { newsFromCms } from './news-item-from-cms';
import { newsStory } from './news-list';

const raw = {
  documentId: 'n1',
  title: 'The seventh slab',
  url: 'seventh-slab',
  kind: 'coverage',
  outlet: 'The Pune Ledger',
  publishedOn: '2026-11-14',
  excerpt: null,
  cover: null,
  body: null,
  externalUrl: 'https://ledger.example/slab',
  seo: null,
};
const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Poured.' }] }];
const read = (changes: Record<string, unknown>) => {
  const [item] = newsFromCms([{ ...raw, ...changes }], () => undefined);
  if (!item) throw new Error('no item');
  return item;
};

it('coverage without a text of ours leads straight to those who wrote it', () => {
  const item = read({});
  expect(livesElsewhere(item)).toBe(true);
  expect(newsStory(item)).toMatchObject({ href: 'https://ledger.example/slab', outside: true });
});

it('coverage with a text of ours is read here', () => {
  expect(newsStory(read({ body }))).toMatchObject({ href: '/news-and-media/seventh-slab', outside: false });
});

it('without an outlet the kind is named', () => {
  expect(newsStory(read({ kind: 'press release', outlet: null })).labels).toEqual(['Press release']);
});

it('an item without a day or of an unknown kind is left out', () => {
  const onBadEntry = vi.fn();
  const bad = [
    { ...raw, publishedOn: null },
    { ...raw, kind: 'rumour' },
  ];
  expect(newsFromCms([raw, ...bad], onBadEntry)).toHaveLength(1);
  expect(onBadEntry).toHaveBeenCalledTimes(2);
});
