import { expect, it } from 'vitest';
import { anOffer, theCostRates } from '../../testing/cost-builders';
import { costSummary } from './cost-summary';

const rates = theCostRates();
const offer = anOffer({
  units: [
    { key: 'villa', type: 'Villa', carpetArea: 3000, price: null },
    { key: '2-bhk', type: '2 BHK', carpetArea: 1000, price: 1_00_00_000 },
    { key: '3-bhk', type: '3 BHK', carpetArea: 1400, price: 1_50_00_000 },
  ],
});

it('The sum of a cost sheet is that of the sheet as it begins, of the configuration asked for', () => {
  const [two, three] = ['2-bhk', '3-bhk'].map((key) => costSummary(offer, rates, key));
  expect(two?.total).toBeGreaterThan(1_00_00_000);
  expect(three?.total).toBeGreaterThan(two?.total ?? 0);
  // 75 lakh over 20 years at 8.5 %.
  expect(two?.month).toBe(65_087);
});

it('There is none for a price on request, for what is gone, and without a rate', () => {
  expect(costSummary(offer, rates, 'villa')).toBeNull();
  expect(costSummary(offer, rates, 'sold')).toBeNull();
  expect(costSummary(offer, null, '2-bhk')).toBeNull();
  expect(costSummary(offer, { ...rates, stampDuty: [] }, '2-bhk')).toBeNull();
});
