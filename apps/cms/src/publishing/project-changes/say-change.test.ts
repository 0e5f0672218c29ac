import { expect, test } from 'vitest';
import type { Change } from './compare-facts';
import { sayChange } from './say-change';

test.each<[string, Partial<Change>]>([
  ['Price of 2 BHK from ₹92 L to ₹89 L', { before: '9200000', after: '8900000' }],
  [
    'Price of 2 BHK, East from ₹99.5 L to ₹1.02 Cr',
    { kind: 'price rose', phase: 'East', before: '9950000', after: '10200000' },
  ],
  ['Price of 2 BHK is named: from ₹92 L', { kind: 'price named', after: '9200000' }],
  [
    'Rent of Office from ₹95 per sq ft to ₹88.5 per sq ft',
    { kind: 'rent fell', what: 'Office', before: '95', after: '88.5' },
  ],
  ['Rent of Office is named: ₹95 per sq ft', { kind: 'rent named', what: 'Office', after: '95' }],
  ['Floor 7 is free again', { kind: 'free again', what: 'Floor 7' }],
  ['2 BHK, East is free again', { kind: 'free again', phase: 'East' }],
  ['East is 50 % built', { kind: 'progress', what: 'East', before: '25', after: '50' }],
  [
    'Commencement certificate of Tower B',
    { kind: 'certificate', what: 'commencement certificate', phase: 'Tower B' },
  ],
  ['RERA registration', { kind: 'certificate', what: 'RERA registration' }],
  [
    'Stage from new launch to under construction',
    { kind: 'stage', what: 'Stage', before: 'new launch', after: 'under construction' },
  ],
])('%s', (words, change) => {
  expect(
    sayChange({ kind: 'price fell', what: '2 BHK', phase: null, before: null, after: null, ...change }),
  ).toBe(words);
});
