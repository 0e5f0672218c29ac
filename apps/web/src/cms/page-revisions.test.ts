import { expect, test } from 'vitest';
import { noteRead, revisionIn, withRevisions } from './page-revisions';

const older = {
  documentId: 'a',
  updatedAt: '2026-11-01T00:00:00.000Z',
  publishedAt: '2026-11-01T00:00:01.000Z',
};
const newer = { ...older, publishedAt: '2026-11-02T00:00:00.000Z' };

test('what was made says which version of an entry it was made from: the later of saved and published', async () => {
  const { made, madeFrom } = await withRevisions(async () => {
    await Promise.resolve();
    noteRead('news', [older, { documentId: 'b', updatedAt: '2026-11-03T00:00:00.000Z' }]);
    return 'page';
  });
  expect(made).toBe('page');
  expect(revisionIn(madeFrom, 'a')).toBe('2026-11-01T00:00:01.000Z');
  expect(revisionIn(madeFrom, 'b')).toBe('2026-11-03T00:00:00.000Z');
  expect(revisionIn(madeFrom, 'c')).toBe('none');
});

test('two that are made at once do not hear of each other', async () => {
  const make = (entry: object) =>
    withRevisions(async () => {
      await Promise.resolve();
      noteRead('home', entry);
    });
  const [one, other] = await Promise.all([make(older), make(newer)]);
  expect(revisionIn(one.madeFrom, 'a')).toBe(older.publishedAt);
  expect(revisionIn(other.madeFrom, 'a')).toBe(newer.publishedAt);
});

test('what cannot be dated says nothing, and a read by nobody is noted by nobody', async () => {
  noteRead('news', [newer]);
  const { madeFrom } = await withRevisions(async () => {
    noteRead('news', [{ title: 'Without an id' }, null]);
    noteRead('home', null);
  });
  expect(revisionIn(madeFrom, 'a')).toBe('none');
});
