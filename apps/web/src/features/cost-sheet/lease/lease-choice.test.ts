import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLeaseOffer } from '../../../testing/cost-builders';
import { leaseQuery, readLease, rentalOf, typedLease } from './lease-choice';

const offer = aLeaseOffer();
function read(query: string | Record<string, string>) {
  const read = readLease(typedLease(new URLSearchParams(query)), offer);
  if (!read) throw new Error('nothing to let');
  return { ...read, rental: rentalOf(read.choice), query: leaseQuery(read.choice) };
}

it('begins with the smallest area and our rent', () => {
  expect(read('')).toMatchObject({
    rental: { area: 3800, rentPerSqFt: 100 },
    query: 'configuration=suite',
    errors: {},
  });
});

it.each([
  [
    'area=4,000 sq ft&rent=₹ 92.50',
    { area: 4000, rentPerSqFt: 92.5 },
    'configuration=suite&area=4000&rent=92.5',
  ],
  ['configuration=floor&area=9', { area: 14_500, rentPerSqFt: 90 }, 'configuration=floor'],
])('%s is understood', (query, rental, address) => {
  expect(read(query)).toMatchObject({ rental, query: address, errors: {} });
});

it.each([
  ['area=9000', ['area']],
  ['area=big&rent=0', ['area', 'rent']],
  ['rent=99999', ['rent']],
])('%s opens our figures and names what was not understood', (query, wrong) => {
  const { rental, errors } = read(query);
  expect(rental).toEqual({ area: 3800, rentPerSqFt: 100 });
  expect(Object.keys(errors)).toEqual(wrong);
});

describe('an address', () => {
  it('opens the same figures, whatever was typed', () => {
    const word = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
    fc.assert(
      fc.property(fc.constantFrom('suite', 'floor', 'x'), word, word, (configuration, area, rent) => {
        const { rental, query } = read({ configuration, area, rent });
        expect(read(query).rental).toEqual(rental);
        expect(Number.isFinite(rental.area * rental.rentPerSqFt)).toBe(true);
      }),
    );
  });
});

it('nothing to let is no choice', () => {
  expect(readLease(typedLease(new URLSearchParams()), aLeaseOffer({ units: [] }))).toBeNull();
});
