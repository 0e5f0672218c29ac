import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCity } from '../../../testing/atlas-builders';
import { aConfiguration, aPhase, aProject } from '../../../testing/project-builders';
import { noAtlas } from '../atlas';
import {
  type EntryAttributes,
  entryAttributes,
  entryFrom,
  entryOf,
  facetsOf,
  keyOf,
  kindOf,
} from './list-entry';
import { wholeList } from './list-query';
import { listingOf } from './listing';

describe('keyOf', () => {
  it.each([
    ['Koregaon Park', 'koregaon-park'],
    ['  2.5 BHK (corner) ', '2-5-bhk-corner'],
    ['बाणेर', 'बाणेर'],
    ['—', ''],
  ])('%j is %j', (name, key) => {
    expect(keyOf(name)).toBe(key);
  });

  it('stays within what an address takes, and is its own key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
        const key = keyOf(name);
        expect(key.length).toBeLessThanOrEqual(60);
        expect(key).not.toMatch(/[\s@&=?#]/);
      }),
    );
  });
});

it('A type is found by its number of rooms', () => {
  expect(['3 BHK terrace home', '3BHK', '2.5 bhk', 'Corner house'].map(kindOf)).toEqual([
    '3 BHK',
    '3 BHK',
    '2.5 BHK',
    'Corner house',
  ]);
});

describe('entryOf', () => {
  it('knows what is asked of a project', () => {
    const entry = entryOf(
      aProject({
        locality: 'Koregaon Park',
        status: 'new launch',
        configurations: [
          aConfiguration({
            type: '3 BHK terrace home',
            priceFrom: 2_85_00_000,
            carpetAreaFrom: 1420,
            carpetAreaTo: 1565,
          }),
          aConfiguration({ type: 'Corner house', priceFrom: null, availability: 'opening soon' }),
          aConfiguration({ type: '4 BHK', priceFrom: null, availability: 'sold out' }),
        ],
        phases: [aPhase({ promisedCompletion: '2029-06-30' })],
      }),
      aCity({ name: 'New Town' }),
    );
    expect(entry).toEqual({
      city: 'new-town',
      locality: 'koregaon-park',
      status: 'new-launch',
      units: [
        {
          kind: '3-bhk',
          onOffer: true,
          price: 2_85_00_000,
          areaFrom: 1420,
          areaTo: 1565,
          keysFrom: '2029-06-30',
        },
        {
          kind: 'corner-house',
          onOffer: true,
          price: null,
          areaFrom: 700,
          areaTo: 700,
          keysFrom: '2029-06-30',
        },
        { kind: '4-bhk', onOffer: false, price: null, areaFrom: 700, areaTo: 700, keysFrom: '2029-06-30' },
      ],
      keysFrom: '2029-06-30',
    });
  });

  it('comes back whole from the page', () => {
    const key = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6})?$/);
    const unit = fc
      .record({
        kind: key,
        onOffer: fc.boolean(),
        price: fc.option(fc.integer({ min: 1, max: 1e9 })),
        areaFrom: fc.integer({ min: 0, max: 1e6 }),
        areaTo: fc.integer({ min: 0, max: 1e6 }),
        keysFrom: fc.constantFrom('now', '', '2027-12-31'),
      })
      .map((made) => (made.onOffer ? made : { ...made, price: null }));
    const entries = fc.record({
      city: fc.oneof(fc.constant(''), key),
      locality: key,
      status: key,
      units: fc.array(unit, { maxLength: 6 }),
      keysFrom: fc.constantFrom('now', '', '2027-12-31'),
    });
    fc.assert(
      fc.property(entries, (entry) => {
        const written = new Map<string, string | undefined>(Object.entries(entryAttributes(entry)));
        const read = (name: keyof EntryAttributes) => written.get(name) ?? null;
        expect(entryFrom(read)).toEqual(entry);
      }),
    );
  });
});

describe('facetsOf', () => {
  it('offers what there is, once, in an order one can search', () => {
    const facets = facetsOf(
      [
        aProject({
          locality: 'Kharadi',
          status: 'completed',
          configurations: [aConfiguration({ type: '10 BHK' }), aConfiguration({ type: '2 BHK' })],
        }),
        aProject({
          locality: 'kharadi',
          status: 'upcoming',
          configurations: [aConfiguration({ type: '2 BHK garden home' })],
        }),
        aProject({ locality: 'Baner', status: 'upcoming' }),
      ],
      [aCity({ name: 'Pune' }), aCity({ name: 'Nashik' })],
    );
    expect(facets).toEqual({
      city: [
        { key: 'nashik', label: 'Nashik' },
        { key: 'pune', label: 'Pune' },
      ],
      locality: [
        { key: 'baner', label: 'Baner' },
        { key: 'kharadi', label: 'Kharadi' },
      ],
      type: [
        { key: '2-bhk', label: '2 BHK' },
        { key: '10-bhk', label: '10 BHK' },
      ],
      status: [
        { key: 'upcoming', label: 'Upcoming' },
        { key: 'completed', label: 'Completed' },
      ],
      possession: [
        { key: 'ready', label: 'Ready now' },
        { key: '2027', label: 'By the end of 2027' },
      ],
      priced: true,
      measured: false,
    });
  });

  it('offers what is ready, and each year until the last keys come', () => {
    const due = (promisedCompletion: string) => aProject({ phases: [aPhase({ promisedCompletion })] });
    const ready = aProject({ status: 'ready to move', phases: [] });
    const labels = (...all: Parameters<typeof facetsOf>[0]) =>
      facetsOf(all, []).possession.map(({ key, label }) => `${key}: ${label}`);
    expect(labels(due('2029-06-30'), ready, due('2027-12-31'))).toEqual([
      'ready: Ready now',
      '2027: By the end of 2027',
      '2028: By the end of 2028',
      '2029: By the end of 2029',
    ]);
    const towers = [
      aPhase({ name: 'Tower One', occupancyCertificateOn: '2026-01-20' }),
      aPhase({ name: 'Tower Two', promisedCompletion: '2028-12-31' }),
    ];
    expect(labels(aProject({ phases: towers, configurations: [aConfiguration()] }))).toEqual([
      'ready: Ready now',
      '2028: By the end of 2028',
    ]);
    expect(labels(ready, ready)).toEqual([]);
    expect(labels(aProject({ phases: [] }))).toEqual([]);
  });

  it('asks for areas where they differ', () => {
    const configurations = [aConfiguration({ carpetAreaFrom: 640, carpetAreaTo: 700 })];
    expect(facetsOf([aProject({ configurations })], []).measured).toBe(true);
  });

  it('asks nothing that has one answer', () => {
    const configurations = [aConfiguration({ type: '3 BHK court house' }), aConfiguration({ type: '3 BHK' })];
    expect(facetsOf([aProject({ configurations }), aProject()], [aCity()])).toMatchObject({
      city: [],
      locality: [],
      type: [],
      status: [],
    });
  });

  it('knows of no prices where none is stated for what is left', () => {
    const configurations = [
      aConfiguration({ availability: 'sold out' }),
      aConfiguration({ priceFrom: null }),
    ];
    expect(facetsOf([aProject({ configurations })], []).priced).toBe(false);
  });
});

describe('listingOf', () => {
  const projects = [
    aProject({ documentId: 'a', title: 'A', locality: 'Baner' }),
    aProject({ documentId: 'b', title: 'B', locality: 'Kharadi' }),
    aProject({ documentId: 'c', title: 'C', locality: 'Kharadi', category: 'commercial' }),
  ];

  it('shows first what was asked for, and keeps the rest of its category hidden', () => {
    const { projects: listed, outcome } = listingOf(
      projects,
      'residential',
      {
        ...wholeList,
        locality: ['kharadi'],
      },
      noAtlas,
    );
    expect(listed.map(({ project, shown }) => [project.title, shown])).toEqual([
      ['B', true],
      ['A', false],
    ]);
    expect(outcome).toMatchObject({ found: 1, total: 2 });
  });

  it('says of each project which of its homes were asked for', () => {
    const configurations = [
      aConfiguration({ type: '2 BHK', priceFrom: 1_16_00_000 }),
      aConfiguration({ type: '3 BHK', priceFrom: 1_72_00_000 }),
    ];
    const asked = (query: Partial<typeof wholeList>) =>
      listingOf(
        [aProject({ configurations, phases: [aPhase()] })],
        'residential',
        {
          ...wholeList,
          ...query,
        },
        noAtlas,
      ).projects.map(({ answers }) => answers);
    expect(asked({ type: '3-bhk', budget: '2' })).toEqual([[1]]);
    expect(asked({ budget: '2 cr' })).toEqual([[0, 1]]);
    expect(asked({ sort: 'price' })).toEqual([[]]);
  });

  it('is empty without projects', () => {
    expect(listingOf([], 'residential', wholeList, noAtlas)).toMatchObject({
      projects: [],
      outcome: { total: 0 },
    });
  });
});
