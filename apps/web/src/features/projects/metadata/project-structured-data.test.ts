import { describe, expect, it } from 'vitest';
import { aPhase, aProject } from '../../../testing/project-builders';
import { projectThings } from './project-structured-data';

const SITE = 'https://www.sahyara.example';
const configuration = {
  type: '3 BHK',
  carpetAreaFrom: 980,
  carpetAreaTo: 1120,
  priceFrom: 12_500_000,
  priceTo: 15_000_000,
  availability: 'few left',
  phase: '',
  rentPerSqFt: null,
} as const;
const phase = aPhase({ name: 'Tower One', reraNumber: 'P52100054321', promisedCompletion: null });
const told = (changes: Parameters<typeof aProject>[0]) =>
  projectThings(
    aProject({ status: 'under construction', phases: [phase], configurations: [configuration], ...changes }),
    SITE,
  );
const listing = (changes: Parameters<typeof aProject>[0]) =>
  told(changes).find((thing) => typeof thing === 'object' && thing['@type'] === 'RealEstateListing');

describe('A project as machines read it', () => {
  it('is a place with its registration, and offers with carpet areas and prices', () => {
    expect(told({})[0]).toMatchObject({
      '@type': 'ApartmentComplex',
      identifier: [{ value: 'P52100054321', name: 'MahaRERA registration' }],
      containsPlace: [{ name: '3 BHK', floorSize: { minValue: 980, maxValue: 1120, unitCode: 'FTK' } }],
    });
    expect(listing({})).toMatchObject({
      offers: [
        {
          name: '3 BHK',
          availability: 'https://schema.org/LimitedAvailability',
          priceSpecification: { minPrice: 12_500_000, maxPrice: 15_000_000, priceCurrency: 'INR' },
          additionalProperty: { minValue: 980, maxValue: 1120, unitCode: 'FTK' },
        },
      ],
    });
  });

  it('is a place of work where it is commercial', () =>
    expect(told({ category: 'commercial' })[0]).toMatchObject({ '@type': 'Place' }));

  it('tells no price that is told on request only', () => {
    const text = JSON.stringify(
      listing({ configurations: [{ ...configuration, priceFrom: null, priceTo: null }] }),
    );
    expect(text).toContain('3 BHK');
    expect(text).not.toMatch(/price/i);
  });

  it('says beside a demo number that it is a sample', () =>
    expect(told({ phases: [{ ...phase, reraNumber: 'P52100000002' }] })[0]).toMatchObject({
      identifier: [{ name: 'Sample registration' }],
    }));

  it.each([
    ['its registration', { phases: [{ ...phase, reraNumber: '' }] }],
    ['it is launched', { status: 'upcoming' as const }],
  ])('offers nothing before %s (RERA s. 3)', (_, changes) => expect(listing(changes)).toBeUndefined());

  it('offers nothing once all is sold', () =>
    expect(listing({ configurations: [{ ...configuration, availability: 'sold out' }] })).toBeUndefined());

  it('answers what people ask, where anybody asked', () => {
    expect(JSON.stringify(told({ questions: [] }))).not.toContain('FAQPage');
    expect(told({ questions: [{ question: 'Pets?', answer: 'Yes.' }] }).at(-1)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Pets?', acceptedAnswer: { text: 'Yes.' } }],
    });
  });
});
