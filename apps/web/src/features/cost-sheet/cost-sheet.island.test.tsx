import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aCharge, anOffer, theRatesFor } from '../../testing/cost-builders';
import { typedCosts } from './cost-choice';
import { CostCalculator } from './cost-sheet.island';
import type { Offer } from './offer';

const SHEET = '/projects/residential/meander/cost-sheet';

function htmlOf(offer: Offer, query = '', rates = theRatesFor(offer)): string {
  const typed = typedCosts(new URLSearchParams(query));
  return renderToStaticMarkup(
    <CostCalculator offer={offer} rates={rates} typed={typed} sheetPath={SHEET} project="Meander" />,
  );
}
const unit = (key: string, price: number | null) => ({ key, type: key, carpetArea: 1000, price });
const outputs = (html: string) => [...html.matchAll(/<output[^>]*>([^<]*)/g)].map(([, figure]) => figure);

describe('what stands there before any script', () => {
  it('is a GET form to the sheet’s own page, with the first priced unit chosen', () => {
    const html = htmlOf(anOffer({ units: [unit('villa', null), unit('2-bhk', 1_00_00_000)] }));
    expect(html).toContain(`action="${SHEET}"`);
    expect(html).not.toContain('method="post"');
    expect(html).toMatch(/checked="" value="2-bhk"|value="2-bhk" checked=""/);
    expect(outputs(html)).toEqual(['₹1,12,30,000', '₹65,087']);
    expect(html).toContain('>Open as one sheet<');
    expect(html).not.toContain('Copy the link');
  });

  it('explains a price on request, and offers to ask for it', () => {
    const html = htmlOf(anOffer({ units: [unit('villa', null)], charges: [aCharge()] }));
    expect(outputs(html)).toEqual(['—', '—']);
    expect(html).toContain('commandfor="enquire-now"');
    expect(html).toContain('5% of the agreement value');
    expect(html).toContain('>₹35,000<');
    expect(html).not.toContain('side by side');
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

  it('says which part of a project carries no GST any more', () => {
    expect(htmlOf(anOffer({ certifiedPhases: ['Tower One'] }))).toContain(
      'Tower One has its occupancy certificate',
    );
    expect(htmlOf(anOffer())).not.toContain('occupancy certificate');
  });
});
