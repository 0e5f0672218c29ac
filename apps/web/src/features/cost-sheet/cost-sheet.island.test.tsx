import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aCharge, anOffer, aUnit, theRatesFor } from '../../testing/cost-builders';
import { typedCosts } from './cost-choice';
import { CostCalculator } from './cost-sheet.island';
import type { Offer } from './offer';

const SHEET = '/projects/residential/meander/cost-sheet';

function htmlOf(offer: Offer, query = '', rates = theRatesFor(offer)): string {
  const typed = typedCosts(new URLSearchParams(query));
  return renderToStaticMarkup(
    <CostCalculator
      offer={offer}
      rates={rates}
      typed={typed}
      sheetPath={SHEET}
      project={{ title: 'Meander', path: '/projects/residential/meander' }}
      priceButton="Ask"
    />,
  );
}
const unit = (key: string, price: number | null) => aUnit({ key, type: key, price });
const outputs = (html: string) => [...html.matchAll(/<output[^>]*>([^<]*)/g)].map(([, figure]) => figure);

describe('what stands there before any script', () => {
  it('is a GET form to the sheet’s own page, with the first priced unit chosen', () => {
    const html = htmlOf(anOffer({ units: [unit('villa', null), unit('2-bhk', 1_00_00_000)] }));
    expect(html).toContain(`action="${SHEET}"`);
    expect(html).not.toContain('method="post"');
    expect(html).toMatch(/checked="" value="2-bhk"|value="2-bhk" checked=""/);
    expect(outputs(html)).toEqual(['₹1,12,30,000', '₹65,087']);
    expect(html).toContain('>Work it out<');
    expect(html).not.toContain('Copy the link');
  });

  it('says of a price on request that it is one, offers to ask for it, and shows no line without a figure', () => {
    const html = htmlOf(anOffer({ units: [unit('villa', null)], charges: [aCharge()] }));
    expect(html).toContain('The price of this one is on request.');
    expect(html).toContain('commandfor="enquire-now"');
    expect(html).toContain('href="/projects/residential/meander?asked=price&amp;of=villa&amp;at=prices"');
    expect(html).not.toMatch(/<table|<output|—/);
    expect(html).toContain('Your negotiated price');
  });

  it('keeps the terms of the loan for the next choice where there is no loan to show', () => {
    const html = htmlOf(anOffer({ units: [unit('villa', null)] }), 'rate=9&years=15');
    expect(html).toContain('<input type="hidden" name="rate" value="9"/>');
    expect(html).toContain('<input type="hidden" name="years" value="15"/>');
  });

  it('draws one bar a year and the start, and no chart of nothing', () => {
    expect(htmlOf(anOffer()).match(/<rect/g)).toHaveLength(21);
    const nothing = htmlOf(anOffer(), 'loan=0');
    expect(nothing).not.toContain('<svg');
    expect(nothing).toContain('No loan, no instalment.');
  });

  it('has no loan where the CMS has no terms for it, and no choice of buyer where it changes nothing', () => {
    const office = htmlOf(anOffer({ category: 'commercial' }));
    expect(office).not.toContain('By the month');
    expect(office).not.toContain('In whose name');
    expect(htmlOf(anOffer(), '', theRatesFor(anOffer(), { womenConcession: null }))).not.toContain(
      'In whose name',
    );
  });

  it('is nothing where nothing is for sale', () => {
    expect(htmlOf(anOffer({ units: [] }), '', theRatesFor(anOffer()))).toBe('');
  });

  it('gives back what was typed as text, with the reason it does not count', () => {
    const html = htmlOf(anOffer(), 'years=<b>&price="x');
    expect(html).toContain('value="&lt;b&gt;"');
    expect(html).toContain('Type whole years between 1 and 30');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  });

  it('asks in which tower only where that changes the tax', () => {
    const buildings = [
      { key: 'tower-one', name: 'Tower One', completed: true },
      { key: 'tower-two', name: 'Tower Two', completed: false },
    ];
    const html = htmlOf(anOffer({ units: [aUnit({ buildings })] }), 'tower=tower-one');
    expect(html).toContain('occupancy certificate, no GST');
    expect(html).toContain('What 2 BHK in Tower One costs');
    expect(outputs(html)[0]).toBe('₹1,07,30,000');
    expect(htmlOf(anOffer())).not.toContain('Tower');
  });

  it('says what a month of upkeep costs', () => {
    const upkeep = {
      maintainedBy: 'Our own team',
      perSqFtAMonth: 7,
      covers: 'Lifts.',
      effectiveFrom: '2026-10-01',
      source: 'A list',
    };
    expect(htmlOf(anOffer({ upkeep }))).toContain('Upkeep: ₹7,000 a month');
  });
});
