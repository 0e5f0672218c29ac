import { describe, expect, it } from 'vitest';
import { aConfiguration, aPhase } from '../../testing/project-builders';
import {
  carpetAreaRange,
  completedOn,
  configurationSummary,
  isSampleRegistration,
  possession,
  startingPrice,
} from './project-terms';

describe('carpet area', () => {
  it('runs from the smallest to the largest', () => {
    const sizes = [
      aConfiguration({ carpetAreaFrom: 1120, carpetAreaTo: 1198 }),
      aConfiguration({ carpetAreaFrom: 742, carpetAreaTo: 786 }),
    ];
    expect(carpetAreaRange(sizes)).toEqual({ from: 742, to: 1198 });
  });

  it('is not known before there are configurations', () => {
    expect(carpetAreaRange([])).toBeNull();
  });
});

describe('starting price', () => {
  it('is the lowest of what is left', () => {
    const price = startingPrice([
      aConfiguration({ priceFrom: 50_00_000, availability: 'sold out' }),
      aConfiguration({ priceFrom: 98_50_000 }),
      aConfiguration({ priceFrom: 1_49_00_000 }),
      aConfiguration({ priceFrom: null }),
    ]);
    expect(price).toEqual({ kind: 'from', rupees: 98_50_000 });
  });

  it('is on request without prices, and without configurations', () => {
    expect(startingPrice([aConfiguration({ priceFrom: null })])).toEqual({ kind: 'on request' });
    expect(startingPrice([])).toEqual({ kind: 'on request' });
  });

  it('gives way to the truth when nothing is left', () => {
    const [sold, leased] = [
      aConfiguration({ availability: 'sold out' }),
      aConfiguration({ availability: 'leased' }),
    ];
    expect(startingPrice([sold])).toEqual({ kind: 'none left', word: 'Sold out' });
    expect(startingPrice([leased])).toEqual({ kind: 'none left', word: 'Fully leased' });
    expect(startingPrice([sold, leased])).toEqual({ kind: 'none left', word: 'Sold out' });
  });
});

describe('the configurations in one line', () => {
  it.each([
    [['2 BHK', '3 BHK'], '2 & 3 BHK'],
    [['2 BHK', '3 BHK', '4 BHK', 'Penthouse'], '2, 3 & 4 BHK, Penthouse'],
    [['3 BHK', '3 BHK'], '3 BHK'],
    [['2.5 BHK', '3 BHK'], '2.5 & 3 BHK'],
    [['Office floor', 'Shop', 'Shop'], 'Office floor, Shop'],
    [[], ''],
  ])('%j is %s', (types, line) => {
    expect(configurationSummary(types.map((type) => aConfiguration({ type })))).toBe(line);
  });
});

describe('possession', () => {
  it('spans the promised completions of the phases without a certificate', () => {
    const phases = [
      aPhase({ promisedCompletion: '2028-09-30' }),
      aPhase({ promisedCompletion: '2025-01-31', occupancyCertificateOn: '2025-02-11' }),
      aPhase({ promisedCompletion: '2027-12-31' }),
    ];
    expect(possession(phases)).toEqual({ from: '2027-12-31', to: '2028-09-30' });
    expect(completedOn(phases)).toBeNull();
  });

  it('is past once every phase has its certificate: the last one counts', () => {
    const phases = [
      aPhase({ occupancyCertificateOn: '2026-03-12' }),
      aPhase({ occupancyCertificateOn: '2025-02-11' }),
    ];
    expect(possession(phases)).toBeNull();
    expect(completedOn(phases)).toBe('2026-03-12');
  });

  it('is unknown without phases', () => {
    expect(possession([])).toBeNull();
    expect(completedOn([])).toBeNull();
  });
});

describe('registrations', () => {
  it.each([
    ['P52100000001', true],
    ['P52100000042', true],
    ['P52100012345', false],
    ['P52100000101', false],
    ['P51800000001', false],
    ['PR1260002500001', false],
  ])('%s is a sample: %s', (number, sample) => {
    expect(isSampleRegistration(number)).toBe(sample);
  });
});
