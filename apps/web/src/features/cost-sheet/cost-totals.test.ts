import { expect, it } from 'vitest';
import { anOffer, aUnit, theCostRates } from '../../testing/cost-builders';
import { costTotals } from './cost-totals';

const rates = theCostRates();
const offer = anOffer({
  units: [
    aUnit({ key: 'villa', type: 'Villa', carpetArea: 3000, price: null }),
    aUnit({ key: '2-bhk', type: '2 BHK', carpetArea: 1000, price: 1_00_00_000 }),
    aUnit({ key: '3-bhk', type: '3 BHK', carpetArea: 1400, price: 1_50_00_000 }),
  ],
});

it('The sum of a cost sheet is that of the sheet as it begins, of the configuration asked for', () => {
  const [two, three] = ['2-bhk', '3-bhk'].map((key) => costTotals(offer, rates, key));
  expect(two?.total).toBeGreaterThan(1_00_00_000);
  expect(three?.total).toBeGreaterThan(two?.total ?? 0);
  // 75 lakh over 20 years at 8.5 %.
  expect(two?.month).toBe(65_087);
});

it('There is none for a price on request, for what is gone, and without a rate', () => {
  expect(costTotals(offer, rates, 'villa')).toBeNull();
  expect(costTotals(offer, rates, 'sold')).toBeNull();
  expect(costTotals(offer, null, '2-bhk')).toBeNull();
  expect(costTotals(offer, { ...rates, stampDuty: [] }, '2-bhk')).toBeNull();
});
