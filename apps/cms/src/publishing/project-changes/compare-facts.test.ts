import { describe, expect, test } from 'vitest';
import { type Change, changesBetween, stillStands } from './compare-facts';
import { factsOf, publishedProject } from './project-facts';

const TODAY = '2026-11-27';
const east = { name: 'East', reraNumber: 'P52100000001', validUntil: '2028-01-01' };
const twoBhk = { type: '2 BHK', phase: 'East', priceFrom: '9200000', availability: 'available' };

const facts = (changes: object = {}) =>
  factsOf(
    publishedProject.parse({
      documentId: 'neem',
      url: 'neem-court',
      category: 'residential',
      projectStatus: 'under construction',
      ProjectConfiguration: [twoBhk],
      floors: [],
      phases: [east],
      constructionUpdates: [],
      ...changes,
    }),
    TODAY,
  );
const homes = (...list: object[]) => ({ ProjectConfiguration: list.map((home) => ({ ...twoBhk, ...home })) });
const papers = (...kinds: string[]) => ({
  phases: [{ ...east, documents: kinds.map((kind) => ({ kind })) }],
});
const told = (before: object, after: object) =>
  changesBetween(facts(before), facts(after)).map(({ kind, what, phase, before: from, after: to }) =>
    [kind, what, phase, from, to].filter((part) => part !== null).join(' | '),
  );

describe('what became another between two publishings', () => {
  test.each<[string, object, object, string[]]>([
    ['nothing', {}, {}, []],
    [
      'a price that fell',
      {},
      homes({ priceFrom: '8900000' }),
      ['price fell | 2 BHK | East | 9200000 | 8900000'],
    ],
    [
      'a price that rose',
      {},
      homes({ priceFrom: 9500000 }),
      ['price rose | 2 BHK | East | 9200000 | 9500000'],
    ],
    ['a price that is named', homes({ priceOnRequest: true }), {}, ['price named | 2 BHK | East | 9200000']],
    ['a price that is told on request from now on', {}, homes({ priceOnRequest: true }), []],
    ['homes that are new', {}, homes({}, { type: '3 BHK' }), []],
    [
      'the dearer of two of one type',
      homes({}, { priceFrom: '9900000' }),
      homes({}, { priceFrom: '9700000' }),
      [],
    ],
    ['another price of what is sold out', {}, homes({ priceFrom: '8900000', availability: 'sold out' }), []],
    ['an order and spaces', homes({}, { type: '3 BHK' }), homes({ type: '3 bhk' }, { phase: ' East ' }), []],
    [
      'a rent',
      homes({ rentPerSqFt: 95, priceFrom: null }),
      homes({ rentPerSqFt: 88.5, priceFrom: null }),
      ['rent fell | 2 BHK | East | 95 | 88.5'],
    ],
    [
      'a stage',
      {},
      { projectStatus: 'ready to move' },
      ['stage | Stage | under construction | ready to move'],
    ],
    [
      'a tower that passed a quarter',
      { constructionUpdates: [{ tower: 'East', percentComplete: 40 }] },
      { constructionUpdates: [40, 52].map((percentComplete) => ({ tower: 'East', percentComplete })) },
      ['progress | East | 25 | 50'],
    ],
    [
      'a tower that grew within a quarter',
      { constructionUpdates: [{ tower: 'East', percentComplete: 30 }] },
      { constructionUpdates: [30, 49].map((percentComplete) => ({ tower: 'East', percentComplete })) },
      [],
    ],
    [
      'a commencement certificate, and one more',
      papers('commencement certificate'),
      papers('commencement certificate', 'commencement certificate'),
      ['certificate | commencement certificate | East'],
    ],
    [
      'an occupancy certificate by its day and its paper, once',
      {},
      {
        phases: [
          { ...east, occupancyCertificateOn: '2026-11-01', documents: [{ kind: 'occupancy certificate' }] },
        ],
      },
      ['certificate | occupancy certificate | East'],
    ],
    [
      'the paper to a day that is known',
      { phases: [{ ...east, occupancyCertificateOn: '2026-11-01' }] },
      {
        phases: [
          { ...east, occupancyCertificateOn: '2026-11-01', documents: [{ kind: 'occupancy certificate' }] },
        ],
      },
      [],
    ],
    [
      'a phase that is registered',
      {},
      { phases: [east, { name: 'West', reraNumber: 'P52100000002' }] },
      ['certificate | RERA registration | West'],
    ],
    [
      'another name of a phase',
      papers('commencement certificate'),
      {
        phases: [{ ...east, name: 'Tower East', documents: [{ kind: 'commencement certificate' }] }],
      },
      [],
    ],
    ['other papers', {}, papers('title report', 'quarterly progress report'), []],
    [
      'homes that are free again',
      homes({ availability: 'sold out' }),
      homes({ availability: 'few left' }),
      ['free again | 2 BHK | East'],
    ],
    ['homes that are on offer for the first time', homes({ availability: 'opening soon' }), {}, []],
    [
      'one more of a type of which some were free',
      homes({}, { availability: 'sold out' }),
      homes({}, {}),
      [],
    ],
    [
      'a floor that is free again',
      { floors: [{ floor: 'Floor 7', availability: 'leased' }] },
      { floors: [{ floor: 'Floor 7', availability: 'available' }] },
      ['free again | Floor 7'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(told(before, after)).toEqual(expected);
  });

  test('tells nothing of homes whose phase may not be offered on that day', () => {
    const ended = { phases: [{ ...east, validUntil: '2026-11-26' }] };
    expect(told(ended, { ...ended, ...homes({ priceFrom: '8900000' }) })).toEqual([]);
    expect(told(ended, homes({ priceFrom: '8900000' }))).toEqual([]);
  });
});

describe('what was told once', () => {
  const change = (kind: Change['kind'], more: Partial<Change> = {}): Change => ({
    ...{ kind, what: '2 BHK', phase: 'East', before: null, after: null },
    ...more,
  });
  const fell = change('price fell', { before: '9200000', after: '8900000' });

  test.each<[string, Change, object, boolean]>([
    ['a price that fell and fell again', fell, homes({ priceFrom: '8700000' }), true],
    ['a price that fell and is what it was', fell, {}, false],
    ['a price of what is sold out by now', fell, homes({ availability: 'sold out' }), false],
    ['a price that is told on request by now', fell, homes({ priceOnRequest: true }), false],
    [
      'a price that rose and is lower',
      change('price rose', { before: '9300000', after: '9400000' }),
      {},
      false,
    ],
    ['homes that are free', change('free again'), {}, true],
    ['homes that are gone again', change('free again'), homes({ availability: 'leased' }), false],
    ['a stage', change('stage', { after: 'under construction' }), {}, true],
    ['a stage that is past', change('stage', { after: 'new launch' }), {}, false],
    ['a certificate', change('certificate', { what: 'RERA registration' }), {}, true],
    ['a certificate that was a mistake', change('certificate', { what: 'occupancy certificate' }), {}, false],
    [
      'progress that was a mistake',
      change('progress', { phase: null, what: 'East', after: '50' }),
      {},
      false,
    ],
    ['a rent that is nowhere any more', change('rent named', { after: '95' }), {}, false],
  ])('%s', (_, once, now, stands) => {
    expect(stillStands(once, facts(now))).toBe(stands);
  });
});
