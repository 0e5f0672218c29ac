import { expect, it } from 'vitest';
import type { ShortlistedHome } from '../../contracts/shortlisted-home';
import { homeWords, leftOutWords, namesIn, shortlistOf } from './shortlist';

const aHome = (name: string, changes: Partial<ShortlistedHome> = {}): ShortlistedHome => ({
  name,
  title: 'Meander',
  part: '2 BHK',
  whole: false,
  href: '/projects/residential/meander',
  category: 'residential',
  picture: null,
  locality: 'Balewadi',
  status: 'Under construction',
  area: null,
  price: 'On request',
  pricePerSqFt: null,
  cost: null,
  upkeep: null,
  availability: 'Available',
  possession: null,
  around: [],
  plan: null,
  costHref: null,
  registration: null,
  ...changes,
});
const homes = Array.from({ length: 20 }, (_, index) => aHome(`p${index}`));
const all = homes.map(({ name }) => name);

it('The first three are compared, the others wait in their order', () => {
  const shortlist = shortlistOf({ names: ['p4', 'p1', 'p9', 'p0', 'p7'], unreadable: 0 }, homes);
  expect(shortlist.groups).toHaveLength(1);
  expect(shortlist.groups[0]?.compared.map(({ name }) => name)).toEqual(['p4', 'p1', 'p9']);
  expect(shortlist.groups[0]?.waiting.map(({ name }) => name)).toEqual(['p0', 'p7']);
  expect(leftOutWords(shortlist)).toEqual([]);
});

it('Homes are compared with homes, and offices with offices', () => {
  const offices = ['o1', 'o2'].map((name) => aHome(name, { category: 'commercial' }));
  const asked = ['o1', 'p1', 'p2', 'o2', 'p3', 'p4'];
  const shortlist = shortlistOf({ names: asked, unreadable: 0 }, [...homes, ...offices]);
  const names = (group: readonly ShortlistedHome[]) => group.map(({ name }) => name);
  expect(shortlist.groups.map(({ compared, waiting }) => [names(compared), names(waiting)])).toEqual([
    [['p1', 'p2', 'p3'], ['p4']],
    [['o1', 'o2'], []],
  ]);
  expect(namesIn(shortlist), 'the address keeps its order').toEqual(asked);
});

it('What is gone is named and takes nobody’s place', () => {
  const shortlist = shortlistOf({ names: ['gone', ...all.slice(0, 12), 'sold.off'], unreadable: 0 }, homes);
  expect(namesIn(shortlist)).toEqual(all.slice(0, 12));
  expect(leftOutWords(shortlist)).toEqual(['No longer listed, and left out: gone, sold.off.']);
});

it('A shortlist holds twelve, and says what is past that', () => {
  const shortlist = shortlistOf({ names: all, unreadable: 2 }, homes);
  expect(namesIn(shortlist)).toHaveLength(12);
  expect(leftOutWords(shortlist)).toEqual([
    '2 parts of this link could not be read and were left out.',
    'A shortlist holds twelve; 8 more of this link are left out.',
  ]);
  expect(leftOutWords(shortlistOf({ names: all.slice(0, 13), unreadable: 1 }, homes))).toEqual([
    'One part of this link could not be read and was left out.',
    'A shortlist holds twelve; the last one of this link is left out.',
  ]);
});

it('Nothing asked is an empty shortlist', () => {
  expect(shortlistOf({ names: [], unreadable: 0 }, homes)).toMatchObject({
    homes: [],
    groups: [],
    missing: [],
  });
});

it('A whole project goes by its name alone', () => {
  expect([homeWords(aHome('a')), homeWords(aHome('b', { whole: true }))]).toEqual([
    'Meander, 2 BHK',
    'Meander',
  ]);
});
