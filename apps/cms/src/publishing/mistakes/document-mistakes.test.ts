import { expect, test } from 'vitest';
import { documentMistakes } from './document-mistakes';
import { projectDraft } from './project-draft';
import { trustMistakes } from './trust-mistakes';

const TODAY = '2026-11-23';
const pdf = { mime: 'application/pdf', gatedBy: null };
const certificate = {
  kind: 'registration certificate',
  issuedBy: 'MahaRERA',
  issuedOn: '2024-03-01',
  file: pdf,
};
const report = {
  kind: 'quarterly progress report',
  issuedBy: 'The house',
  issuedOn: '2026-10-12',
  periodEnd: '2026-09-30',
  file: pdf,
};
const quality = { ...report, kind: 'quality assurance certificate', periodEnd: '2026-03-31' };
const told = (mistakes: Iterable<{ path: (string | number)[]; message: string }>) =>
  [...mistakes].map(({ path, message }) => `${path.join('.')}: ${message}`);
const ofPhase = (phase: object) =>
  told(
    documentMistakes(
      projectDraft.parse({
        documentId: 'a',
        phases: [{ name: 'Tower One', ...phase }],
        ProjectConfiguration: [],
        constructionUpdates: [],
      }),
      TODAY,
    ),
  );
const ofDocument = (document: object) => ofPhase({ documents: [document] });

test('whole documents have no mistake', () => {
  expect(ofPhase({ documents: [certificate, report, quality] })).toEqual([]);
});

test.each([
  ['issuedOn', { ...certificate, issuedOn: null }],
  ['issuedOn', { ...certificate, issuedOn: '2026-11-24' }],
  ['issuedBy', { ...certificate, issuedBy: '' }],
  ['file', { ...certificate, file: null }],
  ['file', { ...certificate, file: { mime: 'image/webp', gatedBy: null } }],
  ['file', { ...certificate, file: { ...pdf, gatedBy: ['a'] } }],
  ['periodEnd', { ...report, periodEnd: null }],
  ['periodEnd', { ...report, periodEnd: '2026-09-29' }],
  ['periodEnd', { ...report, issuedOn: '2026-09-30' }],
  ['periodEnd', { ...quality, periodEnd: '2026-06-30' }],
])('a document is refused by its %s: %j', (field, document) => {
  expect(ofDocument(document)).toEqual([expect.stringMatching(`^phases\\.0\\.documents\\.0\\.${field}: `)]);
});

test('today is no day to come', () => {
  expect(ofDocument({ ...certificate, issuedOn: TODAY })).toEqual([]);
});

test('an occupancy certificate is a date and the document of that date', () => {
  const occupancy = { ...certificate, kind: 'occupancy certificate', issuedOn: '2026-02-16' };
  const of = (documents: object[]) => ofPhase({ occupancyCertificateOn: '2026-02-16', documents });
  expect(of([occupancy])).toEqual([]);
  expect(of([certificate])).toEqual([
    expect.stringMatching(/^phases\.0\.occupancyCertificateOn: Add the occupancy/),
  ]);
  expect(of([{ ...occupancy, issuedOn: '2026-02-17' }])).toEqual([
    expect.stringMatching(/^phases\.0\.occupancyCertificateOn: .*another date/),
  ]);
});

test('a revision says what was promised, since when not, and why', () => {
  const revision = { promisedBefore: '2027-06-30', revisedOn: '2026-05-04', reason: 'Two monsoons.' };
  expect(ofPhase({ revisions: [revision] })).toEqual([]);
  for (const field of ['promisedBefore', 'revisedOn', 'reason'])
    expect(ofPhase({ revisions: [{ ...revision, [field]: null }] })).toEqual([
      expect.stringMatching(`^phases\\.0\\.revisions\\.0\\.${field}: `),
    ]);
  expect(ofPhase({ revisions: [{ ...revision, revisedOn: '2026-11-24' }] })).toHaveLength(1);
});

test('what is said of the title has a day, and not one to come', () => {
  expect(ofPhase({ litigation: 'None pending.', titleCheckedOn: TODAY })).toEqual([]);
  expect(ofPhase({ litigation: 'None pending.' })).toHaveLength(1);
  expect(ofPhase({ encumbrances: 'None.', titleCheckedOn: '2026-11-24' })).toHaveLength(1);
});

const trust = (changes: object) =>
  told(trustMistakes({ officer: null, complaints: [], accessibilityCheckedOn: null, ...changes }, TODAY));
const quarter = (periodEnd: string, received: number, resolved: number) => ({
  periodEnd,
  received,
  resolved,
});

test('complaints are counted by quarters that have ended, each once', () => {
  expect(trust({ complaints: [quarter('2026-09-30', 3, 2), quarter('2026-06-30', 1, 1)] })).toEqual([]);
  expect(trust({ complaints: [quarter('2026-09-29', 0, 0)] })).toHaveLength(1);
  expect(trust({ complaints: [quarter('2026-12-31', 0, 0)] })).toEqual([expect.stringMatching(/not ended/)]);
  expect(trust({ complaints: [quarter('2026-06-30', 1, 1), quarter('2026-06-30', 0, 0)] })).toEqual([
    expect.stringMatching(/^complaints\.1\.periodEnd: .*already/),
  ]);
});

test('no more are resolved than have come in until then', () => {
  const ofBefore = [quarter('2026-09-30', 0, 2), quarter('2026-06-30', 2, 0)];
  expect(trust({ complaints: ofBefore })).toEqual([]);
  expect(trust({ complaints: [quarter('2026-09-30', 0, 1)] })).toEqual([
    expect.stringMatching(/^complaints\.0\.resolved/),
  ]);
});

test('an officer can be reached', () => {
  expect(trust({ officer: { phone: null, email: 'a@b.example', address: null } })).toEqual([]);
  expect(trust({ officer: { phone: null, email: null, address: '' } })).toHaveLength(1);
});
