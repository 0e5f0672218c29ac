import { expect, it } from 'vitest';
import type { JobOpening } from './job-opening';
import { jobPostings } from './job-postings';

const employer = { name: 'Sahyara', siteUrl: 'https://www.sahyara.example' };
const anOpening = (changes: Partial<JobOpening> = {}): JobOpening => ({
  documentId: 'j1',
  updatedAt: null,
  title: 'Carpenter',
  url: 'carpenter',
  department: 'Workshop',
  place: 'Bhugaon',
  employment: 'contract',
  experience: '',
  postedOn: '2026-09-15',
  closesOn: '2026-11-21',
  summary: 'Doors & stairs.',
  description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Five hands.' }] }],
  ...changes,
});

it('An opening is told with its whole text, its place and its last moment', () => {
  expect(jobPostings([anOpening()], '2026-11-21', employer)).toMatchObject([
    {
      description: '<p>Doors &amp; stairs.</p><p>Five hands.</p>',
      validThrough: '2026-11-21T23:59:59+05:30',
      employmentType: 'CONTRACTOR',
      jobLocation: { address: { addressLocality: 'Bhugaon', addressCountry: 'IN' } },
    },
  ]);
});

it('The words are told, and no picture: nobody plays a film in a list of search results', () => {
  const picture = {
    ...{ src: '/media/bench.webp', width: 900, height: 600, mime: 'image/webp', alt: 'A bench' },
    ...{ caption: '', avif: [], webp: [], placeholder: null, colour: null },
  };
  const seen = { type: 'picture' as const, picture, caption: 'Benches', credit: '' };
  const description = [seen, ...anOpening().description];
  const [posting] = jobPostings([anOpening({ description })], '2026-11-21', employer);
  expect(posting?.description).toBe('<p>Doors &amp; stairs.</p><p>Five hands.</p>');
});

it('One that is closed, or nowhere, is not told', () => {
  const openings = [anOpening({ closesOn: '2026-11-20' }), anOpening({ place: '' })];
  expect(jobPostings(openings, '2026-11-21', employer)).toEqual([]);
});
