import { expect, test } from 'vitest';
import { type PageState, pageState, proofOf, type SeenCopy } from './live-proof';

const NOW = '2026-11-23T06:33:07.000Z';
const BEFORE = '2026-11-22T06:33:07.000Z';
const copy = (...states: PageState[]): SeenCopy => ({
  state: 'answered',
  pages: states.map((state, index) => ({ path: `/${index}`, name: `Page ${index}`, state })),
});
const away: SeenCopy = { state: 'away' };

test.each([
  ['made from what is published', NOW, 200, NOW, 'new'],
  ['made from what was published before', NOW, 200, BEFORE, 'old'],
  ['made without it', NOW, 404, 'none', 'old'],
  ['made from it, and yet nowhere to be found: the site cannot read it', NOW, 404, NOW, 'broken'],
  ['made while the CMS was away', NOW, 503, NOW, 'broken'],
  ['a page of somebody else, who says nothing of versions', NOW, 200, null, 'broken'],
  ['gone, as it should be', null, 404, 'none', 'new'],
  ['led on to where it is now', null, 301, 'none', 'new'],
  ['a list without it', null, 200, 'none', 'new'],
  ['still there', null, 200, BEFORE, 'old'],
] as const)('a page %s', (_, published, status, revision, state) => {
  expect(pageState(published, status, revision)).toBe(state);
});

test.each([
  ['all pages of all copies', [copy('new', 'new'), copy('new', 'new')], true, 'live'],
  ['all pages, of what was unpublished', [copy('new')], false, 'gone'],
  ['no page yet', [copy('old', 'old')], true, 'waiting'],
  ['some pages', [copy('new', 'old')], true, 'partly'],
  ['one of two copies', [copy('new'), copy('old')], true, 'partly'],
  ['one copy, the other is away', [copy('new'), away], true, 'partly'],
  ['one copy not yet, the other is away', [copy('old'), away], true, 'failed'],
  ['the site is away', [away], true, 'failed'],
  ['a page is broken', [copy('broken')], true, 'failed'],
  ['a page is slow, the others are new', [copy('new', 'silent')], true, 'partly'],
  ['a page is slow, the others are not', [copy('old', 'silent')], true, 'waiting'],
  ['another secret', [{ state: 'stranger' } as const], true, 'failed'],
  ['such entries stand on no page', [copy()], true, 'nowhere'],
  ['nobody can say where it stands', [copy(), away], true, 'failed'],
])('%s', (_, copies, isPublished, state) => {
  const proof = proofOf(copies, isPublished);
  expect(proof.state).toBe(state);
  expect(proof.why === null).toBe(['live', 'gone', 'nowhere'].includes(state));
});

test('a page is only as new as on the copy that lags behind', () => {
  expect(proofOf([copy('new', 'new'), copy('new', 'old')], true).pages.map(({ state }) => state)).toEqual([
    'new',
    'old',
  ]);
});

test('what failed is said in plain words', () => {
  expect(proofOf([away], true).why).toBe(
    'The site does not answer. What you did is kept, and the site is told as soon as it is back.',
  );
  expect(proofOf([copy('new'), away], true).why).toBe('1 of the 2 copies of the site does not answer.');
  expect(proofOf([copy('new', 'silent')], true).why).toBe('“Page 1” does not answer just now.');
  expect(proofOf([copy('new', 'old')], true).why).toBe('1 of 2 pages still shows what was there before.');
});
