import { describe, expect, it } from 'vitest';
import { aDocument, aPhase, aProject } from '../../../testing/project-builders';
import type { Phase } from '../project';
import { completionOf, delayWords } from './completion';
import { nextReport, progressReports, qualityCertificates } from './owed-documents';

const RULE = { dueDays: 20, source: 'An order' };
const TODAY = '2026-11-23';

function phaseOf(changes: Parameters<typeof aPhase>[0]): Phase {
  const [phase] = aProject({ phases: [aPhase(changes)] }).phases;
  if (!phase) throw new Error('There is one');
  return phase;
}
const report = (periodEnd: string, issuedOn: string) =>
  aDocument({ kind: 'quarterly progress report', periodEnd, issuedOn });
const registered = aDocument({ issuedOn: '2025-11-02' });
const told = (changes: Parameters<typeof aPhase>[0], today = TODAY, rule: typeof RULE | null = RULE) =>
  progressReports(phaseOf(changes), rule, today).map(({ periodEnd, state }) => `${periodEnd} ${state}`);

describe('Quarterly reports', () => {
  it('are filed, filed late or late by the day they are due', () => {
    const documents = [
      registered,
      report('2025-12-31', '2026-01-20'),
      report('2026-03-31', '2026-04-21'),
      report('2026-06-30', '2026-07-11'),
    ];
    expect(told({ documents })).toEqual([
      '2026-09-30 late',
      '2026-06-30 filed',
      '2026-03-31 filed late',
      '2025-12-31 filed',
    ]);
  });

  it.each([
    ['2026-09-30', []],
    ['2026-10-01', ['2026-09-30 due']],
    ['2026-10-20', ['2026-09-30 due']],
    ['2026-10-21', ['2026-09-30 late']],
  ])(
    'are owed from the day after the quarter, and late from the day after they were due: %s',
    (today, expected) => {
      expect(told({ documents: [aDocument({ issuedOn: '2026-08-01' })] }, today)).toEqual(expected);
    },
  );

  it('are asked for of the last year only, and all that are here are told', () => {
    const documents = [aDocument({ issuedOn: '2020-01-05' }), report('2021-03-31', '2021-04-10')];
    expect(told({ documents })).toEqual([
      '2026-09-30 late',
      '2026-06-30 late',
      '2026-03-31 late',
      '2025-12-31 late',
      '2021-03-31 filed',
    ]);
  });

  it('are owed no more of what has its occupancy certificate; what was filed stays', () => {
    const documents = [registered, report('2025-12-31', '2026-01-12')];
    expect(told({ documents, occupancyCertificateOn: '2026-10-05' })).toEqual(['2025-12-31 filed']);
  });

  it('have no due day where nobody has said when', () => {
    expect(told({ documents: [registered] }, '2026-01-05', null)).toEqual(['2025-12-31 missing']);
  });

  it('are guessed of no phase whose registration certificate is not here', () => {
    expect(told({ documents: [] })).toEqual([]);
  });

  it('say when the next is due, until the building is certified', () => {
    expect(nextReport(phaseOf({}), RULE, TODAY)).toEqual({ periodEnd: '2026-12-31', dueOn: '2027-01-20' });
    expect(nextReport(phaseOf({}), RULE, '2026-12-31')?.periodEnd).toBe('2026-12-31');
    expect(nextReport(phaseOf({}), RULE, '2027-01-01')?.periodEnd).toBe('2027-03-31');
    expect(nextReport(phaseOf({ occupancyCertificateOn: '2026-02-16' }), RULE, TODAY)).toBeNull();
  });
});

describe('Quality assurance certificates', () => {
  it('are owed for each financial year in which the phase was being built, since there is such a rule', () => {
    const quality = aDocument({
      kind: 'quality assurance certificate',
      periodEnd: '2026-03-31',
      issuedOn: '2026-05-02',
    });
    const documents = [aDocument({ issuedOn: '2019-09-01' }), quality];
    expect(qualityCertificates(phaseOf({ documents }), TODAY)).toEqual([
      { periodEnd: '2026-03-31', document: quality },
      { periodEnd: '2025-03-31', document: null },
    ]);
  });
});

describe('Certificates of a finished phase', () => {
  it('are owed for no year that ended after its occupancy certificate', () => {
    const documents = [aDocument({ issuedOn: '2019-09-01' })];
    const phase = phaseOf({ documents, occupancyCertificateOn: '2026-02-16' });
    expect(qualityCertificates(phase, TODAY)).toEqual([{ periodEnd: '2025-03-31', document: null }]);
  });
});

describe('A phase that is not registered', () => {
  it('shows none of its documents, although others of the project are', () => {
    const documents = [registered];
    const { phases } = aProject({
      phases: [aPhase({ documents }), aPhase({ name: 'Phase 2', reraNumber: '', documents })],
    });
    expect(phases.map((phase) => phase.documents.length)).toEqual([1, 0]);
  });
});

describe('What was promised', () => {
  const revision = {
    promisedBefore: '2027-06-30',
    revisedOn: '2026-05-04',
    reference: 'Order 7',
    reason: 'Two monsoons.',
  };

  it('is told with every revision, oldest first', () => {
    const completion = completionOf(phaseOf({ revisions: [revision], promisedCompletion: '2027-12-31' }));
    expect(completion.promises).toEqual([
      { day: '2027-06-30', revision },
      { day: '2027-12-31', revision: null },
    ]);
    expect(delayWords(completion)).toBe('Now 6 months after the day first promised.');
  });

  it.each([
    ['2026-02-16', '43 days before the day first promised.'],
    ['2026-04-01', '1 day after the day first promised.'],
    ['2026-03-31', 'On the day first promised.'],
  ])('is measured by the certificate of %s', (occupancyCertificateOn, words) => {
    expect(
      delayWords(completionOf(phaseOf({ promisedCompletion: '2026-03-31', occupancyCertificateOn }))),
    ).toBe(words);
  });

  it('is compared with nothing while it is the only promise', () => {
    expect(delayWords(completionOf(phaseOf({ promisedCompletion: '2026-03-31' })))).toBe('');
  });
});
