import { expect, test } from 'vitest';
import { readChoices, readLeadPage, readOpenedLead, readSummary } from './read-reply';

const aLead = {
  documentId: 'a1',
  reference: 'SH-AAAAA',
  name: 'Vidya',
  stage: 'New',
  createdAt: '2026-11-23T06:00:00.000Z',
  shortlist: [],
  tries: { pending: false, inVain: 0 },
  repeat: { earlier: 0, kept: false },
  tags: [],
};
const aPage = { leads: [aLead], page: 1, pageSize: 50, total: 1 };

test('a reply is handed on as it came, with whatever else it says', () => {
  const data = { ...aPage, leads: [{ ...aLead, campaign: 'diwali' }] };
  expect(readLeadPage({ data })).toBe(data);
});

// Strapi's own client makes `{}` of a page of HTML that a proxy answers with 200.
test.each([
  ['nothing', undefined],
  ['what Strapi makes of a page of HTML', {}],
  ['an empty envelope', { data: null }],
  ['a list without its enquiries', { data: { ...aPage, leads: undefined } }],
  ['an enquiry without its stage', { data: { ...aPage, leads: [{ ...aLead, stage: undefined }] } }],
])('%s is told to a sales person as what it is', (_, body) => {
  expect(() => readLeadPage(body)).toThrow(/cannot show. Reload the page; .* tell your administrator/);
});

test('an entry without its history, choices without people and numbers without lists are no replies', () => {
  expect(() => readOpenedLead({ data: aLead })).toThrow();
  expect(() => readChoices({ data: { sources: [], projects: [], views: [] } })).toThrow();
  expect(() => readSummary({ data: { today: 1 } })).toThrow();
});
