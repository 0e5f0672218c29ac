import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChoice, anEntry, aUnit } from '../../../testing/list-builders';
import {
  activeFilters,
  type Facets,
  type FilterName,
  type ListChoice,
  readChoice,
  searchOf,
  sortings,
  without,
} from './list-choice';
import { askedOf, listParameters } from './list-query';
import { answeringUnits, arrange, type ListEntry, matches, outcomeOf } from './project-filter';

const CITIES = ['nashik', 'pune'];
const LOCALITIES = ['baner', 'bavdhan', 'kharadi', 'बाणेर'];
const KINDS = ['2-bhk', '3-bhk', '4-bhk', 'penthouse'];
const STATUSES = ['upcoming', 'new-launch', 'completed'];
const POSSESSIONS = ['ready', '2027', '2028', '2029', '2030'];
const facets: Facets = {
  city: CITIES.map((key) => ({ key, label: key })),
  locality: LOCALITIES.map((key) => ({ key, label: key })),
  type: KINDS.map((key) => ({ key, label: key })),
  possession: POSSESSIONS.map((key) => ({ key, label: key })),
  status: STATUSES.map((key) => ({ key, label: key })),
  priced: true,
  measured: true,
};

const lakhs = fc.integer({ min: 1, max: 5000 }).map((count) => count * 1_00_000);
const areas = fc.integer({ min: 300, max: 4000 });
const keys = fc.constantFrom('now', '', '2027-03-31', '2028-12-31', '2030-06-30');
const unit = fc.record({
  kind: fc.constantFrom(...KINDS),
  onOffer: fc.boolean(),
  price: fc.option(lakhs),
  areaFrom: areas,
  areaTo: areas,
  keysFrom: keys,
});
const anyEntry: fc.Arbitrary<ListEntry> = fc.record({
  city: fc.constantFrom('', ...CITIES),
  locality: fc.constantFrom(...LOCALITIES),
  status: fc.constantFrom(...STATUSES),
  units: fc.array(unit, { maxLength: 5 }),
  keysFrom: keys,
});
const anyChoice: fc.Arbitrary<ListChoice> = fc
  .record({
    city: fc.constantFrom('', ...CITIES),
    locality: fc.subarray([...LOCALITIES].sort()),
    type: fc.constantFrom('', ...KINDS),
    budget: fc.option(lakhs),
    areas: fc.tuple(fc.option(areas), fc.option(areas)),
    possession: fc.constantFrom('', ...POSSESSIONS),
    status: fc.constantFrom('', ...STATUSES),
    sort: fc.constantFrom(...sortings),
  })
  .map(({ areas: [from, to], ...choice }) => {
    const swapped = from !== null && to !== null && from > to;
    return { ...choice, areaFrom: swapped ? to : from, areaTo: swapped ? from : to, unread: [] };
  });
const anyEntries = fc.array(anyEntry, { maxLength: 40 });

describe('matches', () => {
  const entry = anEntry({
    locality: 'baner',
    units: [
      aUnit({ kind: '2-bhk', price: 1_16_00_000, areaFrom: 812, areaTo: 846 }),
      aUnit({ kind: '3-bhk', price: 1_72_00_000, areaFrom: 1186, areaTo: 1240 }),
      aUnit({ kind: '4-bhk', onOffer: false, price: 90_00_000, areaFrom: 1742, areaTo: 1742 }),
      aUnit({ kind: 'penthouse', price: null, areaFrom: 2960, areaTo: 3120 }),
    ],
  });
  it.each<[string, Partial<ListChoice>, boolean]>([
    ['nothing asked', {}, true],
    ['another city', { city: 'pune' }, false],
    ['its locality', { locality: ['baner'] }, true],
    ['another locality', { locality: ['kharadi'] }, false],
    ['one of several localities', { locality: ['baner', 'kharadi'] }, true],
    ['a type it has', { type: '3-bhk' }, true],
    ['a type it does not have', { type: '1-bhk' }, false],
    ['a type that is sold out, without a budget', { type: '4-bhk' }, true],
    ['a budget that reaches exactly', { budget: 1_16_00_000 }, true],
    ['a budget one lakh short', { budget: 1_15_00_000 }, false],
    ['a budget for another type than the one asked for', { type: '3-bhk', budget: 1_20_00_000 }, false],
    ['a budget for the type asked for', { type: '3-bhk', budget: 1_72_00_000 }, true],
    ['a budget for what is sold out', { type: '4-bhk', budget: 1_00_00_000 }, false],
    ['a budget for what is on request', { type: 'penthouse', budget: 9_00_00_000 }, false],
    ['its status', { status: 'under-construction' }, true],
    ['another status', { status: 'completed' }, false],
    ['all but one', { locality: ['baner'], type: '2-bhk', status: 'completed' }, false],
    ['keys in the year they come', { possession: '2027' }, true],
    ['keys a year before', { possession: '2026' }, false],
    ['keys a year later', { possession: '2028' }, true],
    ['ready now, while it is built', { possession: 'ready' }, false],
    ['an area it reaches', { areaFrom: 3120 }, true],
    ['an area it does not reach', { areaFrom: 3121 }, false],
    ['an area between two of its types', { areaFrom: 900, areaTo: 1100 }, false],
    ['the area of another type than the one asked for', { type: '3-bhk', areaTo: 1000 }, false],
    [
      'an area only the dearer type has, for the price of the other',
      { budget: 1_20_00_000, areaFrom: 1000 },
      false,
    ],
  ])('%s', (_, changes, expected) => {
    expect(matches(entry, aChoice(changes))).toBe(expected);
  });
});

describe('What is ready', () => {
  it.each([
    ['now', 'ready', true],
    ['now', '2027', true],
    ['2027-03-31', 'ready', false],
    ['', '2030', false],
    ['', 'ready', false],
  ])('%j for %j: %s', (keysFrom, possession, expected) => {
    const choice = aChoice({ possession });
    expect(matches(anEntry({ units: [aUnit({ keysFrom })] }), choice)).toBe(expected);
    expect(matches(anEntry({ units: [], keysFrom }), choice)).toBe(expected);
  });

  const finished = aUnit({ kind: '3-bhk', price: 1_72_00_000, keysFrom: 'now' });
  const rising = aUnit({ kind: '2-bhk', price: 1_16_00_000 });
  it.each<[string, Partial<ListChoice>, number[] | null]>([
    ['a finished tower beside one that rises', { possession: 'ready' }, [0]],
    ['a home of the finished one', { possession: 'ready', type: '3-bhk' }, [0]],
    ['a home of the rising one', { possession: 'ready', type: '2-bhk' }, null],
    ['a price of the rising one', { possession: 'ready', budget: 1_20_00_000 }, null],
    ['both, once both stand', { possession: '2027' }, []],
  ])('%s', (_, changes, expected) => {
    const entry = anEntry({ units: [finished, rising], keysFrom: 'now' });
    const choice = aChoice(changes);
    expect(matches(entry, choice)).toBe(expected !== null);
    expect(answeringUnits(entry, choice)).toEqual(expected ?? []);
  });

  it('is not what is gone, while something rises; where all is gone, all of it is said', () => {
    const gone = { ...finished, onOffer: false };
    const choice = aChoice({ possession: 'ready' });
    expect(matches(anEntry({ units: [gone, rising] }), choice)).toBe(false);
    expect(matches(anEntry({ units: [gone] }), choice)).toBe(true);
  });
});

describe('answeringUnits', () => {
  const entry = anEntry({
    units: [
      aUnit({ kind: '2-bhk', price: 1_16_00_000 }),
      aUnit({ kind: '3-bhk', price: 1_72_00_000 }),
      aUnit({ kind: '3-bhk', price: 2_40_00_000 }),
    ],
  });
  it.each<[Partial<ListChoice>, number[]]>([
    [{}, []],
    [{ locality: ['bavdhan'], possession: '2027' }, []],
    [{ type: '3-bhk' }, [1, 2]],
    [{ type: '3-bhk', budget: 2_00_00_000 }, [1]],
    [{ budget: 2_00_00_000 }, [0, 1]],
    [{ type: '4-bhk' }, []],
  ])('for %j are %j', (changes, expected) => {
    expect(answeringUnits(entry, aChoice(changes))).toEqual(expected);
  });

  it('are there exactly where a project matches by them', () => {
    fc.assert(
      fc.property(anyEntry, anyChoice, (listed, choice) => {
        const { type, budget, areaFrom, areaTo, possession } = choice;
        const ofSpace = aChoice({ type, budget, areaFrom, areaTo, possession });
        const found = answeringUnits(listed, choice).length > 0;
        const asksForSpace = activeFilters(without(ofSpace, 'possession')).length > 0;
        if (asksForSpace) expect(found).toBe(matches(listed, ofSpace));
        // By their day alone only where others have another.
        else expect(found && (possession === '' || !matches(listed, ofSpace))).toBe(false);
      }),
    );
  });
});

describe('arrange', () => {
  const priced = (price: number | null, changes: Partial<ListEntry> = {}) =>
    anEntry({ units: [aUnit({ price })], ...changes });
  const gone = anEntry({ units: [aUnit({ onOffer: false, price: null, keysFrom: 'now' })], keysFrom: 'now' });

  it('keeps the order given', () => {
    expect(arrange([priced(3), priced(1), priced(2)], aChoice())).toEqual([0, 1, 2]);
  });

  it('sorts by price, with prices on request and then what is gone at the end', () => {
    expect(arrange([gone, priced(null), priced(3), priced(1)], aChoice({ sort: 'price' }))).toEqual([
      3, 2, 1, 0,
    ]);
  });

  it('sorts by the price of the type asked for', () => {
    const both = (two: number, three: number) =>
      anEntry({
        units: [aUnit({ price: two }), aUnit({ kind: '3-bhk', price: three })],
      });
    const entries = [both(10, 90), both(20, 80)];
    expect(arrange(entries, aChoice({ sort: 'price' }))).toEqual([0, 1]);
    expect(arrange(entries, aChoice({ sort: 'price', type: '3-bhk' }))).toEqual([1, 0]);
  });

  it('sorts by possession: ready, then by day, then without a promise, then gone', () => {
    const when = (keysFrom: string) => anEntry({ units: [aUnit({ keysFrom })] });
    const entries = [gone, when(''), when('2030-01-31'), when('2027-01-31'), when('now')];
    expect(arrange(entries, aChoice({ sort: 'possession' }))).toEqual([4, 3, 2, 1, 0]);
  });

  it('sorts by the possession of the type asked for', () => {
    const both = (two: string, three: string) =>
      anEntry({ units: [aUnit({ keysFrom: two }), aUnit({ kind: '3-bhk', keysFrom: three })] });
    const entries = [both('now', '2029-12-31'), both('2028-12-31', '2027-12-31')];
    expect(arrange(entries, aChoice({ sort: 'possession' }))).toEqual([0, 1]);
    expect(arrange(entries, aChoice({ sort: 'possession', type: '3-bhk' }))).toEqual([1, 0]);
  });

  it('shows exactly what matches, each once, whatever the order', () => {
    fc.assert(
      fc.property(anyEntries, anyChoice, (entries, choice) => {
        const places = arrange(entries, choice);
        const matching = entries.flatMap((entry, place) => (matches(entry, choice) ? [place] : []));
        expect([...places].sort((a, b) => a - b)).toEqual(matching);
      }),
    );
  });

  it('never shows fewer for a larger budget, nor more for one filter more', () => {
    fc.assert(
      fc.property(anyEntries, anyChoice, lakhs, (entries, choice, more) => {
        const count = (other: ListChoice) => arrange(entries, other).length;
        if (choice.budget !== null) {
          expect(count({ ...choice, budget: choice.budget + more })).toBeGreaterThanOrEqual(count(choice));
        }
        for (const drop of activeFilters(choice)) {
          expect(count(without(choice, drop))).toBeGreaterThanOrEqual(count(choice));
        }
      }),
    );
  });

  it('rises in price, and is stable', () => {
    fc.assert(
      fc.property(anyEntries, anyChoice, (entries, choice) => {
        const sorted = arrange(entries, { ...choice, sort: 'price' });
        const cheapest = (place: number) => {
          const prices = (entries[place]?.units ?? [])
            .filter(({ kind, onOffer }) => onOffer && (choice.type === '' || kind === choice.type))
            .filter(({ areaTo }) => choice.areaFrom === null || areaTo >= choice.areaFrom)
            .filter(({ areaFrom }) => choice.areaTo === null || areaFrom <= choice.areaTo)
            .flatMap(({ price }) => (price === null ? [] : [price]));
          return Math.min(...prices);
        };
        for (const [index, place] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next === undefined) continue;
          expect(cheapest(place)).toBeLessThanOrEqual(cheapest(next));
        }
        const again = arrange(
          sorted.flatMap((place) => entries[place] ?? []),
          { ...choice, sort: 'price' },
        );
        expect(again).toEqual(sorted.map((_, index) => index));
      }),
    );
  });
});

describe('outcomeOf', () => {
  const entries = [
    anEntry({ locality: 'baner', status: 'completed' }),
    anEntry({
      locality: 'baner',
      status: 'upcoming',
      units: [aUnit({ kind: '3-bhk', price: null })],
    }),
    anEntry({ locality: 'kharadi', status: 'upcoming' }),
  ];

  it('says which filter to drop, the most helpful first', () => {
    expect(outcomeOf(entries, aChoice({ locality: ['kharadi'], type: '3-bhk', status: 'upcoming' }))).toEqual(
      {
        found: 0,
        total: 3,
        unpriced: 0,
        relaxations: [
          { drop: 'locality', found: 1 },
          { drop: 'type', found: 1 },
        ],
      },
    );
  });

  it('suggests nothing where something is found, or where no single filter helps', () => {
    expect(outcomeOf(entries, aChoice({ locality: ['baner'] })).relaxations).toEqual([]);
    const hopeless = aChoice({ locality: ['kharadi'], type: '3-bhk', status: 'completed' });
    expect(outcomeOf(entries, hopeless).relaxations).toEqual([]);
  });

  it('counts what a budget leaves out only because its price is on request', () => {
    expect(outcomeOf(entries, aChoice({ budget: 1_00_00_000 }))).toMatchObject({ found: 2, unpriced: 1 });
    expect(outcomeOf(entries, aChoice({ budget: 1_00_00_000, locality: ['kharadi'] })).unpriced).toBe(0);
    expect(outcomeOf(entries, aChoice())).toMatchObject({ found: 3, unpriced: 0 });
  });

  it('keeps its promises: dropping the filter shows as many as it says', () => {
    fc.assert(
      fc.property(anyEntries, anyChoice, (all, choice) => {
        const { found, relaxations } = outcomeOf(all, choice);
        expect(found).toBe(arrange(all, choice).length);
        for (const { drop, found: promised } of relaxations) {
          expect(promised).toBeGreaterThan(0);
          expect(arrange(all, without(choice, drop))).toHaveLength(promised);
        }
      }),
    );
  });

  it('looks at each of 200 projects a handful of times, not more', () => {
    let looks = 0;
    const watched = Array.from(
      { length: 200 },
      () =>
        new Proxy(anEntry(), {
          get(entry, name, receiver) {
            if (name === 'locality') looks += 1;
            return Reflect.get(entry, name, receiver);
          },
        }),
    );
    const none = aChoice({
      locality: ['nowhere'],
      type: '9-bhk',
      budget: 1_00_000,
      status: 'x',
      sort: 'price',
    });
    outcomeOf(watched, none);
    arrange(watched, none);
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThanOrEqual(200 * 8);
  });
});

describe('A choice and its address', () => {
  const choiceIn = (search: string) => readChoice(askedOf(new URLSearchParams(search)).query, facets);

  it('are each other', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(choiceIn(searchOf(choice))).toEqual(choice);
        expect(askedOf(new URLSearchParams(searchOf(choice))).tidy).toBe(true);
      }),
    );
  });

  it('ignore rubbish: any query makes a choice that can be had', () => {
    const known = new Map<string, readonly string[]>([
      ['type', KINDS],
      ['status', STATUSES],
    ]);
    const names = fc.constantFrom(...listParameters, 'other');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string()), { maxLength: 8 }), (pairs) => {
        const choice = choiceIn(new URLSearchParams(pairs).toString());
        expect(LOCALITIES).toEqual(expect.arrayContaining([...choice.locality]));
        for (const [name, keys] of known) {
          expect(['', ...keys]).toContain(Object.entries(choice).find(([key]) => key === name)?.[1]);
        }
      }),
    );
    const rubbish = 'locality=%00&type=__proto__&possession=2999&status=<script>&sort=random&x=1';
    expect(choiceIn(rubbish)).toEqual(aChoice());
    expect(searchOf(choiceIn(rubbish))).toBe('');
  });

  it('say that an amount could not be read, and do not repeat it', () => {
    const choice = choiceIn('budget=%3Cb%3Eabc&area-from=large&area-to=1200');
    expect(choice).toEqual(aChoice({ areaTo: 1200, unread: ['budget', 'area-from'] }));
    expect(searchOf(choice)).toBe('?budget=unread&area-from=unread&area-to=1200');
    expect(choiceIn(searchOf(choice))).toEqual(choice);
  });

  it('take an area from and to the wrong way round as it was meant', () => {
    expect(choiceIn('area-from=1400&area-to=900')).toMatchObject({ areaFrom: 900, areaTo: 1400 });
  });

  it.each<[FilterName, string]>([
    ['locality', '?type=3-bhk&budget=20000000&area-from=900&possession=2028&status=upcoming'],
    ['area', '?locality=baner&type=3-bhk&budget=20000000&possession=2028&status=upcoming'],
    ['possession', '?locality=baner&type=3-bhk&budget=20000000&area-from=900&status=upcoming'],
  ])('without its %s are %s', (drop, search) => {
    const all = '?locality=baner&type=3-bhk&budget=2&area-from=900&possession=2028&status=upcoming';
    expect(searchOf(without(choiceIn(all), drop))).toBe(search);
  });

  it('hold no budget where no price is stated', () => {
    const { query } = askedOf(new URLSearchParams('budget=10000000'));
    expect(readChoice(query, { ...facets, priced: false }).budget).toBeNull();
  });
});
