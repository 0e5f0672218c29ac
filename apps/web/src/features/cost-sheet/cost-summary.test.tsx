import { words } from '@sahyara/page-words/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { anOffer, aUnit, theRatesFor } from '../../testing/cost-builders';
import { CostSummary } from './cost-summary';
import type { Offer } from './offer';

const SHEET = '/projects/residential/meander/cost-sheet';
const unit = (key: string, price: number | null) => aUnit({ key, type: key, price });
const htmlOf = (offer: Offer) =>
  renderToStaticMarkup(
    <CostSummary
      link={words.projectPage.costLink}
      offer={offer}
      rates={theRatesFor(offer)}
      sheetPath={SHEET}
    />,
  );

it('says what the first priced unit comes to, all in and by the month, and opens the sheet', () => {
  const html = htmlOf(anOffer({ units: [unit('villa', null), unit('2-bhk', 1_00_00_000)] }));
  expect(html).toContain('2-bhk, all in');
  expect(html).toContain('1,12,30,000 rupees');
  expect(html).toContain('65,087 rupees');
  expect(html).toContain('75% borrowed at 8.5% over 20 years');
  expect(html).toContain(`href="${SHEET}?configuration=2-bhk"`);
});

it('has no figure where every price is on request, and no month where no loan is known', () => {
  const onRequest = htmlOf(anOffer({ units: [unit('villa', null)] }));
  expect(onRequest).not.toMatch(/₹|A month/);
  expect(onRequest).toContain(`href="${SHEET}?configuration=villa"`);
  expect(htmlOf(anOffer({ category: 'commercial' }))).not.toContain('A month');
});

it('is nothing where nothing is for sale', () => {
  const rates = theRatesFor(anOffer());
  expect(
    renderToStaticMarkup(
      <CostSummary
        link={words.projectPage.costLink}
        offer={anOffer({ units: [] })}
        rates={rates}
        sheetPath={SHEET}
      />,
    ),
  ).toBe('');
});
