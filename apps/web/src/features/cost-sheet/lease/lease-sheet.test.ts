import { describe, expect, it } from 'vitest';
import { aLeaseOffer, theCostRates, theLeaseRates } from '../../../testing/cost-builders';
import { leaseRatesFor, leaseSheet } from './lease-sheet';

const amounts = (lines: { id: string; amount: number }[]) => lines.map(({ id, amount }) => [id, amount]);
const rental = { area: 5000, rentPerSqFt: 100 };

describe('an office of 5,000 sq ft at ₹100', () => {
  const sheet = leaseSheet(aLeaseOffer(), theLeaseRates(), rental);

  // Worked out by hand.
  it('costs rent, maintenance and GST every month', () => {
    expect(amounts(sheet.monthly)).toEqual([
      ['rent', 5_00_000],
      ['upkeep', 1_10_000],
      ['gst', 1_09_800],
    ]);
    expect([sheet.month, sheet.year]).toEqual([7_19_800, 86_37_600]);
  });

  it('costs a deposit, duty and fee once', () => {
    // Rent 36 × 5,00,000 + 24 × 5,75,000 − 2 × 5,00,000, and 10% a year on 30,00,000 for five years; 0.25% of all.
    expect(amounts(sheet.once)).toEqual([
      ['deposit', 30_00_000],
      ['stamp duty', 80_750],
      ['registration', 1000],
    ]);
    expect(sheet.atOnce).toBe(30_81_750);
  });

  it('is raised at the end of each period, and its first year has months without rent', () => {
    expect(sheet.years.map(({ rentPerSqFt }) => rentPerSqFt)).toEqual([100, 100, 100, 115, 115]);
    expect(sheet.years[0]).toMatchObject({ month: 7_19_800, total: 74_57_600 });
    expect(sheet.years[3]).toMatchObject({ month: 8_08_300, total: 96_99_600 });
  });

  it('is larger and cheaper where built-up area is quoted', () => {
    expect(sheet.chargeable).toEqual({ area: 6250, rentPerSqFt: 80 });
    expect(
      leaseSheet(aLeaseOffer({ efficiencyPercent: null }), theLeaseRates(), rental).chargeable,
    ).toBeNull();
  });
});

it('duty is said only where the law’s figure is known for a term of that length', () => {
  const long = aLeaseOffer({ terms: { ...aLeaseOffer().terms, termYears: 9 } });
  for (const rates of [leaseRatesFor(long, theCostRates()), theLeaseRates({ leaveAndLicence: null })]) {
    if (!rates) throw new Error('no rates');
    expect(amounts(leaseSheet(long, rates, rental).once)).toEqual([['deposit', 30_00_000]]);
  }
});

it('there is no sheet without GST, rather than one that is too low', () => {
  expect(leaseRatesFor(aLeaseOffer(), theCostRates({ gst: [] }))).toBeNull();
  expect(leaseRatesFor(aLeaseOffer(), null)).toBeNull();
});
