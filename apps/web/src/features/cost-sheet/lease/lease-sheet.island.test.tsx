import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aLeaseOffer, theLeaseRates } from '../../../testing/cost-builders';
import { typedLease } from './lease-choice';
import { LeaseCalculator } from './lease-sheet.island';

const SHEET = '/projects/commercial/kansa/cost-sheet';
const htmlOf = (query = '', offer = aLeaseOffer()) =>
  renderToStaticMarkup(
    <LeaseCalculator
      offer={offer}
      rates={theLeaseRates()}
      typed={typedLease(new URLSearchParams(query))}
      sheetPath={SHEET}
    />,
  );
const outputs = (html: string) => [...html.matchAll(/<output[^>]*>([^<]*)/g)].map(([, figure]) => figure);

it('is a GET form to its own address, with a month and a year, before any script', () => {
  const html = htmlOf('area=4000');
  expect(html).toContain(`action="${SHEET}"`);
  expect(outputs(html)).toEqual(['₹5,75,840', '₹69,10,080']);
  expect(html).toContain('5,000 sq ft chargeable at ₹80');
  expect(html).toContain('Warm shell');
  expect(html).not.toMatch(/EMI|Loan|—/);
});

it('asks for an area only where there is one to choose', () => {
  expect(htmlOf()).toContain('Carpet area');
  expect(htmlOf('configuration=floor')).not.toContain('name="area"');
});

it('is nothing where nothing is to let', () => expect(htmlOf('', aLeaseOffer({ units: [] }))).toBe(''));
