import { expect, test } from 'vitest';
import { fieldsFrom } from '../ledger/described-fields';
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
  entered: null,
};

test('a row holds what was sent, JSON of what is no text, and null for what was not sent', () => {
  expect(leadValues(enquiry)).toMatchObject({
    name: 'Asha',
    message: null,
    page: '/',
    referrer: null,
    firstTouch: '{"utm_source":"first","utm_medium":"first"}',
    shortlist: '[]',
    stage: 'New',
    spamScore: 0,
    contextNotes: null,
  });
});

test('the campaign is that of the last visit that had one, never a mixture', () => {
  expect(leadValues(enquiry)).toMatchObject({ utmSource: 'last', utmMedium: null, utmCampaign: 'nov' });
});

test('it holds every field that comes with an enquiry', () => {
  const comes = (['data', 'context', 'touch', 'intake'] as const).flatMap(fieldsFrom);
  const made = ['reference', 'contact'];
  expect(Object.keys(leadValues(enquiry)).sort()).toEqual(
    [...comes.filter((name) => !made.includes(name)), 'stage'].sort(),
  );
});
