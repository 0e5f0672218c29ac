import { expect, test } from 'vitest';
import { figureMistakes } from './figure-mistakes';
import type { Mistake } from './mistake';
import { type ProjectDraft, projectDraft } from './project-draft';
import { registrationMistakes } from './registration-mistakes';

const TODAY = '2026-11-23';
const NOBODY = new Map<string, string>();
const registered = {
  name: 'Tower One',
  reraNumber: 'P52100012345',
  reraUrl: 'https://maharerait.maharashtra.gov.in/',
  validUntil: '2028-06-30',
  promisedCompletion: '2027-12-31',
  occupancyCertificateOn: null,
};
const draft = (changes: object): ProjectDraft =>
  projectDraft.parse({
    documentId: 'a',
    projectStatus: 'under construction',
    phases: [registered],
    ProjectConfiguration: [],
    constructionUpdates: [],
    ...changes,
  });
const told = (mistakes: Iterable<Mistake>) =>
  [...mistakes].map(({ path, message }) => `${path.join('.')}: ${message}`);
const ofRegistration = (changes: object, others = NOBODY) =>
  told(registrationMistakes(draft(changes), TODAY, others));
const phase = (changes: object) => ({ phases: [{ ...registered, ...changes }] });

test('a project on offer with a whole registration has no mistake', () => {
  expect(ofRegistration({})).toEqual([]);
});

test('a project on offer without a phase is told to be announced or registered', () => {
  expect(ofRegistration({ phases: [] })).toEqual([
    expect.stringMatching(/^phases: .*upcoming.*P52100012345/),
  ]);
});

test('what was completed before there was a register needs no phase', () => {
  expect(ofRegistration({ projectStatus: 'completed', phases: [] })).toEqual([]);
  expect(ofRegistration({ projectStatus: 'ready to move', phases: [] })).toHaveLength(1);
});

test.each([
  ['reraNumber', null],
  ['reraUrl', ''],
  ['validUntil', null],
  ['promisedCompletion', null],
  ['validUntil', '2026-11-22'],
  ['promisedCompletion', '2026-11-22'],
])('what is offered is refused with %s %j', (field, value) => {
  expect(ofRegistration(phase({ [field]: value }))).toEqual([expect.stringMatching(`^phases.0.${field}: `)]);
});

test('a second phase of the same name is refused, whatever stands around the name', () => {
  const phases = [registered, { ...registered, name: ' Tower One ' }, { ...registered, name: 'Tower Two' }];
  expect(ofRegistration({ phases })).toEqual([
    expect.stringMatching(/^phases.1.name: .*called Tower One too/),
  ]);
});

test('the last day of a registration is a day of it', () => {
  expect(ofRegistration(phase({ validUntil: TODAY, promisedCompletion: TODAY }))).toEqual([]);
});

test('an occupancy certificate stands instead of the registration, unless it is of tomorrow', () => {
  const built = { reraNumber: null, validUntil: '2023-12-31', promisedCompletion: '2023-10-31' };
  expect(ofRegistration(phase({ ...built, occupancyCertificateOn: '2023-09-22' }))).toEqual([]);
  expect(ofRegistration(phase({ occupancyCertificateOn: '2026-11-24' }))).toEqual([
    'phases.0.occupancyCertificateOn: A certificate cannot be dated in the future.',
  ]);
});

test('the number of another project is refused, also for an announced one, and that project is named', () => {
  const others = new Map([['P52100012345', 'Neem Court']]);
  for (const projectStatus of ['under construction', 'upcoming'])
    expect(ofRegistration({ projectStatus }, others)).toEqual([
      'phases.0.reraNumber: This number is the registration of Neem Court.',
    ]);
});

test('what carries a number is held to it, although it is said to be upcoming', () => {
  const lapsed = phase({ validUntil: '2026-11-22' });
  expect(ofRegistration({ projectStatus: 'upcoming', ...lapsed })).toEqual([
    expect.stringMatching('^phases.0.validUntil: '),
  ]);
});

test('an announced project needs no registration', () => {
  expect(ofRegistration({ projectStatus: 'upcoming', phases: [] })).toEqual([]);
});

test('areas and prices from a larger to a smaller, and a price of what is sold out, are refused', () => {
  const ProjectConfiguration = [
    {
      carpetAreaFrom: 900,
      carpetAreaTo: 700,
      priceFrom: '9000000',
      priceTo: '8000000',
      availability: 'available',
    },
    {
      carpetAreaFrom: 700,
      carpetAreaTo: 700,
      priceFrom: '10000000',
      priceTo: '9999999',
      availability: 'sold out',
    },
    { carpetAreaFrom: 700, carpetAreaTo: null, priceFrom: null, priceTo: null, availability: 'sold out' },
  ];
  expect([...figureMistakes(draft({ ProjectConfiguration }))].map(({ path }) => path.join('.'))).toEqual([
    'ProjectConfiguration.0.carpetAreaTo',
    'ProjectConfiguration.0.priceTo',
    'ProjectConfiguration.1.priceTo',
    'ProjectConfiguration.1.priceFrom',
  ]);
});

test('progress never falls, each tower for itself, in whatever order it was typed', () => {
  const constructionUpdates = [
    { date: '2026-09-30', tower: 'Two', percentComplete: 40 },
    { date: '2026-03-31', tower: 'Two', percentComplete: 45 },
    { date: '2026-06-30', tower: 'One', percentComplete: 30 },
    { date: '2026-08-31', tower: 'Two', percentComplete: null },
  ];
  expect(told(figureMistakes(draft({ constructionUpdates })))).toEqual([
    'constructionUpdates.0.percentComplete: Two was 45% complete before this day.',
  ]);
});
