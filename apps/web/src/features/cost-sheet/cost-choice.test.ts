import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOffer, aUnit, theRatesFor } from '../../testing/cost-builders';
import { costQuery, figuresOf, readChoice, typedCosts } from './cost-choice';

const offer = anOffer({
  units: [
    aUnit({ key: 'villa', type: 'Villa', carpetArea: 3000, price: null }),
    aUnit(),
    aUnit({ key: '3-bhk', type: '3 BHK', carpetArea: 1400, price: 1_50_00_000 }),
  ],
});
const rates = theRatesFor(offer);
function read(query: string | Record<string, string>) {
  const read = readChoice(typedCosts(new URLSearchParams(query)), offer, rates);
  if (!read) throw new Error('nothing for sale');
  return { ...read, figures: figuresOf(read.choice, offer, rates) };
}

describe('an empty form', () => {
  it('begins with the first unit that has a price, and with the CMS’s loan', () => {
    const { choice, errors, figures } = read('');
    expect(choice).toMatchObject({ unit: { key: '2-bhk' }, buyer: 'anyone', percentPerYear: 8.5, years: 20 });
    expect(errors).toEqual({});
    expect(figures.loan?.principal).toBe(75_00_000);
  });

  it('has no figures for a price on request until somebody types one', () => {
    expect(read('configuration=villa').figures).toEqual({ sheet: null, suggestedLoan: null, loan: null });
    expect(read('configuration=villa&price=3cr').figures.sheet?.agreementValue).toBe(3_00_00_000);
    expect(read('configuration=villa&loan=10 lakh').figures.loan?.principal).toBe(10_00_000);
  });
});

describe('rubbish in an address', () => {
  it.each([
    ['price=cheap&loan=-1&rate=abc&years=1.5', ['price', 'loan', 'rate', 'years']],
    ['price=5&loan=99999999999999999999&rate=31&years=0', ['price', 'loan', 'rate', 'years']],
    ['rate=NaN&years=Infinity', ['rate', 'years']],
    ['configuration=castle&buyer=dog&x=%00', []],
    ['rate=8.5&rate=99', []],
  ])('%s opens our sheet and names what was not understood', (query, wrong) => {
    const { choice, errors, figures } = read(query);
    expect(Object.keys(errors)).toEqual(wrong);
    expect(choice).toMatchObject({ unit: { key: '2-bhk' }, buyer: 'anyone', percentPerYear: 8.5, years: 20 });
    expect(figures.sheet?.agreementValue).toBe(1_00_00_000);
  });

  it('of any kind never breaks a sheet', () => {
    const odd = fc.constantFrom('🏠', '\0', '٣', '１２', '∞', '-0', '1e400', '५');
    const word = fc.oneof(odd, fc.string(), fc.integer().map(String), fc.double().map(String));
    fc.assert(
      fc.property(word, word, word, word, word, word, (configuration, buyer, price, loan, rate, years) => {
        const { figures } = read({ configuration, buyer, price, loan, rate, years });
        expect(Number.isSafeInteger(figures.sheet?.total)).toBe(true);
        expect(Number.isSafeInteger(figures.loan?.principal)).toBe(true);
      }),
    );
  });

  it('endless text is cut', () => {
    expect(typedCosts(new URLSearchParams({ price: '9'.repeat(5000) })).price).toHaveLength(24);
  });
});

describe('the address of the figures', () => {
  it('names the unit and what differs from the beginning', () => {
    expect(costQuery(read('').choice, rates)).toBe('configuration=2-bhk');
    const typed = 'configuration=3-bhk&buyer=women&price=1.4cr&loan=0&rate=9.125&years=15';
    expect(costQuery(read(typed).choice, rates)).toBe(
      'configuration=3-bhk&buyer=women&price=14000000&loan=0&rate=9.125&years=15',
    );
  });

  it('opens the same figures', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('villa', '2-bhk', '3-bhk'),
        fc.constantFrom('anyone', 'women'),
        fc.option(fc.integer({ min: 1_00_000, max: 5_00_00_00_000 }).map(String), { nil: '' }),
        fc.option(fc.integer({ min: 0, max: 5_00_00_00_000 }).map(String), { nil: '' }),
        fc.integer({ min: 0, max: 30_000 }).map((rate) => String(rate / 1000)),
        fc.integer({ min: 1, max: 30 }).map(String),
        (configuration, buyer, price, loan, rate, years) => {
          const { choice, figures } = read({ configuration, buyer, price, loan, rate, years });
          expect(read(costQuery(choice, rates)).figures).toEqual(figures);
        },
      ),
    );
  });
});

describe('a home in two towers of which one is finished', () => {
  const towers = [
    { key: 'tower-one', name: 'Tower One', completed: true },
    { key: 'tower-two', name: 'Tower Two', completed: false },
  ];
  const both = anOffer({ units: [aUnit({ buildings: towers }), aUnit({ key: 'villa' })] });
  const bothRates = theRatesFor(both);
  const of = (query: string) => {
    const read = readChoice(typedCosts(new URLSearchParams(query)), both, bothRates);
    if (!read) throw new Error('nothing for sale');
    const gst = figuresOf(read.choice, both, bothRates).sheet?.government.find(({ id }) => id === 'gst');
    return { tower: read.choice.building.key, gst: gst?.amount, query: costQuery(read.choice, bothRates) };
  };

  it('is taken to be in the one that costs more, until somebody chooses', () => {
    expect(of('')).toEqual({ tower: 'tower-two', gst: 5_00_000, query: 'configuration=2-bhk' });
    expect(of('tower=castle').tower).toBe('tower-two');
  });

  it('carries no GST in the finished one, and the address says so', () => {
    const query = 'configuration=2-bhk&tower=tower-one';
    expect(of(query)).toEqual({ tower: 'tower-one', gst: 0, query });
  });

  it('another home that has no choice forgets it', () => {
    expect(of('configuration=villa&tower=tower-one')).toMatchObject({ tower: '', gst: 5_00_000 });
  });
});

it('nothing for sale is no choice', () => {
  expect(readChoice(typedCosts(new URLSearchParams()), anOffer({ units: [] }), rates)).toBeNull();
});
