import { expect, it } from 'vitest';
import { paths } from '../config/paths';
import { askedHomes, homeName, homesAt, isHomeName } from './shortlist-address';

const asked = (search: string) => askedHomes(new URLSearchParams(search));

it('A shortlist’s address names its homes, and is read back as the same', () => {
  const names = [homeName('meander', '2-bhk'), homeName('ota')];
  expect(paths.shortlist(names)).toBe('/shortlist?homes=meander.2-bhk,ota');
  expect(homesAt(paths.shortlist(names))).toEqual(names);
  expect(paths.shortlist()).toBe('/shortlist');
});

it('Every home of an address counts once, however often and however apart it is named', () => {
  expect(asked('homes=a,b,a,,%20b&homes=c,a&utm_source=x')).toEqual({
    names: ['a', 'b', 'c'],
    unreadable: 0,
  });
});

it('What was added by the form comes first', () => {
  expect(asked('homes=a,b&add=c').names).toEqual(['c', 'a', 'b']);
  expect(asked('homes=a,b&add=b').names).toEqual(['b', 'a']);
});

it.each(['homes=<script>,Call 98765 43210,../x,.,₹', `homes=${'a'.repeat(161)},%00,a/b,a%2Fb,a?b`])(
  'Rubbish is counted and never said: %s',
  (search) => {
    expect(asked(search)).toEqual({ names: [], unreadable: 5 });
  },
);

it('An endless address is read to an end', () => {
  const names = Array.from({ length: 5000 }, (_, index) => `p${index}`);
  expect(asked(`homes=${names.join(',')}`).names).toHaveLength(60);
  expect(homesAt(`/shortlist?homes=${names.join(',')}`)).toHaveLength(12);
});

it('No address but the shortlist’s names homes', () => {
  expect([homesAt('/?homes=a'), homesAt('/shortlist'), homesAt('/shortlist?utm_source=a')]).toEqual([
    [],
    [],
    [],
  ]);
});

it('A name that is none is not one', () => {
  expect(['meander.2-bhk', 'kaman_quarter', 'a~b', 'meander.२-बीएचके'].every(isHomeName)).toBe(true);
  expect([null, 3, '', 'a,b', 'a b', '.a'].some(isHomeName)).toBe(false);
});
