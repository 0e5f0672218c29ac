import { expect, test } from 'vitest';
import { shownFor, withDraft } from './shown-draft';

const list = [
  { documentId: 'a', title: 'Live' },
  { documentId: 'b', title: 'Other' },
];
const draft = { name: 'news' as const, documentId: 'a', data: { documentId: 'a', title: 'Draft' } };

test('a draft stands in the place of its entry, and nobody else sees it', async () => {
  const other = Promise.resolve().then(() => shownFor('news', list));
  await withDraft(draft, async () => {
    await Promise.resolve();
    expect(shownFor('news', list)).toEqual([draft.data, list[1]]);
    expect(shownFor('news', list)).toBe(shownFor('news', list));
    expect(shownFor('blogs', list)).toBe(list);
  });
  expect(await other).toBe(list);
  expect(shownFor('news', list)).toBe(list);
});

test('one that was never published comes first, and a single is its draft', async () => {
  await withDraft({ ...draft, documentId: 'new' }, async () => {
    expect(shownFor('news', list)).toEqual([draft.data, ...list]);
  });
  await withDraft({ ...draft, name: 'home' }, async () => {
    expect(shownFor('home', null)).toBe(draft.data);
  });
});
