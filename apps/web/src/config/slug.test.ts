import { expect, it } from 'vitest';
import { slug } from './slug';

it.each([
  ['Koregaon Park', 'koregaon-park'],
  ['  2.5 BHK (corner) ', '2-5-bhk-corner'],
  ['Café Crème', 'cafe-creme'],
  ['बाणेर येथे नवी घरे', 'बाणेर-येथे-नवी-घरे'],
  ['३ बीएचके', '३-बीएचके'],
  ['—', ''],
])('%j is %j', (name, expected) => {
  expect(slug(name)).toBe(expected);
});

it('is its own slug, and stays within what it is told', () => {
  const words = slug('A very long name of a project by the river in Pune', 20);
  expect([words, slug(words)]).toEqual(['a-very-long-name-of', 'a-very-long-name-of']);
});
