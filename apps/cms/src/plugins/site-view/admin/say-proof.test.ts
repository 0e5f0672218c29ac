import { expect, test } from 'vitest';
import { sayProof } from './say-proof';

const AT = '2026-11-23T06:33:07.000Z';
const page = (state: 'new' | 'old') => ({ path: '/', name: 'Home', href: 'https://site.example/', state });

test.each([
  ['live', [page('new'), page('new')], false, 'Live at 12:03:07 on 2 pages'],
  ['live', [page('new')], false, 'Live at 12:03:07 on 1 page'],
  ['gone', [page('new')], false, 'Not on the site, seen at 12:03:07'],
  ['waiting', [page('old')], true, 'Waiting for the site …'],
  ['partly', [page('new'), page('old')], true, 'Waiting for the site …'],
  ['partly', [page('new'), page('old')], false, 'On 1 of 2 pages at 12:03:07'],
  ['failed', [], false, 'Not on the site yet at 12:03:07'],
] as const)('%s is said in the time of India', (state, pages, looking, said) => {
  expect(sayProof({ state, at: AT, pages: [...pages] }, looking)).toBe(said);
});
