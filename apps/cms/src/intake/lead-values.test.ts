import { expect, test } from 'vitest';
import { leadValues } from './lead-values';

const enquiry = {
  lead: { name: 'Asha', mobile: '9812345678', email: 'asha@mail.example', source: 'footer', message: '' },
  context: {
    page: '/',
    firstTouch: { utm_source: 'first', utm_medium: 'first' },
    lastTouch: { utm_source: 'last', utm_campaign: 'nov' },
    shortlist: [],
  },
  notes: [],
  e164: null,
  spam: { score: 0, suspected: false, reasons: [] },
  synthetic: false,
  key: null,
  fingerprint: 'print',
  told: null,
};

test('a row holds what was sent, and null for what was not', () => {
  expect(leadValues(enquiry)).toEqual({
    name: 'Asha',
    mobile: '9812345678',
    email: 'asha@mail.example',
    source: 'footer',
    message: null,
    stage: 'New',
    internationalNumber: null,
    project: null,
    page: '/',
    referrer: null,
    utmSource: 'last',
    utmMedium: null,
    utmCampaign: 'nov',
    firstTouch: '{"utm_source":"first","utm_medium":"first"}',
    lastTouch: '{"utm_source":"last","utm_campaign":"nov"}',
    shortlist: '[]',
    contextNotes: null,
    suspected: false,
    synthetic: false,
    spamScore: 0,
    spamReasons: null,
    idempotencyKey: null,
    fingerprint: 'print',
  });
});
