import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCharge, anOffer, aUnit, theRatesFor } from '../../testing/cost-builders';
import { type Buyer, costSheet } from './cost-sheet';
import type { Offer } from './offer';

const home = anOffer();
const finished = [{ key: '', name: '', completed: true }];
const ready = anOffer({ units: [aUnit({ buildings: finished })] });
const office = anOffer({ category: 'commercial' });
const readyOffice = anOffer({ category: 'commercial', units: [aUnit({ buildings: finished })] });
const small = anOffer({ units: [aUnit({ type: '1 BHK', carpetArea: 968 })] });

function sheetOf(offer: Offer, price: number, buyer: Buyer = 'anyone') {
  const [unit] = offer.units;
  const [building] = unit?.buildings ?? [];
  if (!unit || !building) throw new Error('no unit');
  return costSheet(offer, theRatesFor(offer), { unit, building, price, buyer });
}
const amounts = (offer: Offer, price: number, buyer?: Buyer) => {
  const { government, total } = sheetOf(offer, price, buyer);
  const of = (id: string) => government.find((line) => line.id === id)?.amount;
  return [
    of('gst'),
    of('stamp duty'),
    of('local body tax'),
    of('metro cess'),
    of('concession'),
    of('registration'),
    total,
  ];
};

// Worked out by hand.
const none = undefined;
it.each<[string, Offer, Buyer, number, (number | undefined)[]]>([
  [
    'a home under construction',
    home,
    'anyone',
    1_00_00_000,
    [5_00_000, 5_00_000, 1_00_000, 1_00_000, none, 30_000, 1_12_30_000],
  ],
  [
    'the same for women',
    home,
    'women',
    1_00_00_000,
    [5_00_000, 5_00_000, 1_00_000, 1_00_000, -1_00_000, 30_000, 1_11_30_000],
  ],
  [
    'a finished home',
    ready,
    'anyone',
    1_00_00_000,
    [0, 5_00_000, 1_00_000, 1_00_000, none, 30_000, 1_07_30_000],
  ],
  [
    'a finished home for women',
    ready,
    'women',
    2_85_00_000,
    [0, 14_25_000, 2_85_000, 2_85_000, -2_85_000, 30_000, 3_02_40_000],
  ],
  [
    'an office under construction',
    office,
    'anyone',
    2_35_00_000,
    [28_20_000, 11_75_000, 2_35_000, 2_35_000, none, 30_000, 2_79_95_000],
  ],
  [
    'an office knows no concession',
    office,
    'women',
    2_35_00_000,
    [28_20_000, 11_75_000, 2_35_000, 2_35_000, none, 30_000, 2_79_95_000],
  ],
  [
    'a finished office',
    readyOffice,
    'anyone',
    2_35_00_000,
    [0, 11_75_000, 2_35_000, 2_35_000, none, 30_000, 2_51_75_000],
  ],
  [
    'an affordable home, at both limits',
    small,
    'anyone',
    45_00_000,
    [45_000, 2_25_000, 45_000, 45_000, none, 30_000, 48_90_000],
  ],
  [
    'one rupee above the limit',
    small,
    'anyone',
    45_00_001,
    [2_25_000, 2_25_001, 45_001, 45_001, none, 30_000, 50_70_004],
  ],
  [
    'a cheap home that is too large',
    home,
    'anyone',
    45_00_000,
    [2_25_000, 2_25_000, 45_000, 45_000, none, 30_000, 50_70_000],
  ],
  [
    'a fee below its cap, by the begun thousand',
    ready,
    'anyone',
    19_99_001,
    [0, 99_951, 19_991, 19_991, none, 20_000, 21_58_934],
  ],
  [
    'GST to the nearest rupee',
    home,
    'anyone',
    1_23_45_678,
    [6_17_284, 6_17_284, 1_23_457, 1_23_457, none, 30_000, 1_38_57_160],
  ],
  ['nothing for nothing', home, 'anyone', 0, [0, 0, 0, 0, none, 0, 0]],
])('%s', (_, offer, buyer, price, expected) => {
  expect(amounts(offer, price, buyer)).toEqual(expected);
});

describe('charges beside the price', () => {
  const offer = anOffer({
    charges: [
      aCharge({ name: 'Parking', amount: 6_00_000, partOfAgreementValue: true }),
      aCharge({ name: 'Legal', amount: 25_000, taxedAsService: true }),
      aCharge({ name: 'Society', amount: 35_000 }),
      aCharge({ name: 'Maintenance', kind: 'per sq ft', amount: 168, taxedAsService: true }),
    ],
  });
  const sheet = sheetOf(offer, 1_16_00_000);

  it('parking is part of the agreement value, so tax and duty count it', () => {
    expect(sheet.agreementValue).toBe(1_22_00_000);
    expect(sheet.government.find(({ id }) => id === 'gst')?.amount).toBe(6_10_000);
  });

  it('by the sq ft and in a lump, with GST on services only', () => {
    expect(sheet.charges.map(({ name, amount }) => [name, amount])).toEqual([
      ['Legal', 25_000],
      ['Society', 35_000],
      ['Maintenance', 1_68_000],
      ['GST on charges', 34_740],
    ]);
    expect(sheet.charges[2]?.basis).toBe('₹168 × 1,000 sq ft');
    expect(sheet.charges[3]?.basis).toBe('18% of ₹1,93,000: Legal, Maintenance');
  });

  it('every line but the price says its reason, day and source', () => {
    const lines = [...sheet.agreement.slice(1), ...sheet.government, ...sheet.charges];
    expect(
      lines.every(({ grounds }) => grounds?.explanation && grounds.effectiveFrom && grounds.source),
    ).toBe(true);
  });
});

describe('any price', () => {
  const price = fc.integer({ min: 0, max: 5_00_00_00_000 });
  const offers = fc
    .record({
      category: fc.constantFrom('residential' as const, 'commercial' as const),
      completed: fc.boolean(),
      carpetArea: fc.integer({ min: 1, max: 30_000 }),
      charges: fc.array(
        fc.record({
          name: fc.string({ minLength: 1 }),
          kind: fc.constantFrom('lump sum' as const, 'per sq ft' as const),
          amount: fc.integer({ min: 0, max: 1_00_000 }),
          partOfAgreementValue: fc.boolean(),
          taxedAsService: fc.boolean(),
        }),
        { maxLength: 5 },
      ),
    })
    .map(({ carpetArea, charges, completed, ...rest }) =>
      anOffer({
        ...rest,
        units: [aUnit({ carpetArea, buildings: [{ key: '', name: '', completed }] })],
        charges: charges.map((charge) => aCharge(charge)),
      }),
    );
  const buyers = fc.constantFrom<Buyer>('anyone', 'women');

  it('is the sum of its lines, in whole rupees', () => {
    fc.assert(
      fc.property(offers, price, buyers, (offer, rupees, buyer) => {
        const { agreement, agreementValue, government, charges, total } = sheetOf(offer, rupees, buyer);
        const sum = (lines: { amount: number }[]) => lines.reduce((all, { amount }) => all + amount, 0);
        expect(sum(agreement)).toBe(agreementValue);
        expect(sum([...agreement, ...government, ...charges])).toBe(total);
        expect(
          [...agreement, ...government, ...charges].every(({ amount }) => Number.isInteger(amount)),
        ).toBe(true);
      }),
    );
  });

  it('costs no less when it is higher, and women never pay more', () => {
    fc.assert(
      fc.property(offers, price, price, buyers, (offer, one, other, buyer) => {
        const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
        expect(sheetOf(offer, higher, buyer).total).toBeGreaterThanOrEqual(
          sheetOf(offer, lower, buyer).total,
        );
        expect(sheetOf(offer, one, 'women').total).toBeLessThanOrEqual(sheetOf(offer, one).total);
      }),
    );
  });

  it('never pays more than the cap for registration', () => {
    fc.assert(
      fc.property(offers, price, (offer, rupees) => {
        const fee = sheetOf(offer, rupees).government.find(({ id }) => id === 'registration')?.amount ?? -1;
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(fee).toBeLessThanOrEqual(30_000);
      }),
    );
  });
});
