import type { DocumentKind, Phase, PhaseDocument } from '../project';
import { daysAfter, quarterEnds, yearEnds } from './periods';

/** When a quarterly report is due, and where that is written; `null` where nobody has said. */
export type ReportRule = { dueDays: number; source: string } | null;

/**
 * A report that a phase owes. `filed late`: after its due day; `due`: there is time; `late`: there is none left;
 * `missing`: it is not here, and nobody has said by when it should be.
 */
export type OwedReport = {
  periodEnd: string;
  dueOn: string | null;
  document: PhaseDocument | null;
  state: 'filed' | 'filed late' | 'due' | 'late' | 'missing';
};

/** A year's quality assurance certificate; `null` while it is not published. */
export type OwedCertificate = { periodEnd: string; document: PhaseDocument | null };

/** Older quarters are told where they were reported; a year's worth is always asked for. */
const QUARTERS_ASKED_FOR = 4;
/** Since MahaRERA's General (Amendment) Regulations 2024, gazetted on this day. */
const CERTIFICATES_ASKED_FOR_SINCE = '2024-08-16';

type Owing = Pick<Phase, 'documents' | 'registration' | 'occupancyCertificateOn'>;

const covering = ({ documents }: Owing, kind: DocumentKind) =>
  documents.filter((document) => document.kind === kind && document.periodEnd !== null);

const newestFirst = (one: { periodEnd: string }, other: { periodEnd: string }) =>
  other.periodEnd.localeCompare(one.periodEnd);

/** The day a phase was registered, as its certificate says. */
const registeredOn = ({ documents }: Owing): string | null =>
  documents
    .filter(({ kind }) => kind === 'registration certificate')
    .map(({ issuedOn }) => issuedOn)
    .sort()[0] ?? null;

/** Until which day a phase owes anything: with its occupancy certificate it is built. */
const owesUntil = ({ occupancyCertificateOn }: Owing, today: string): string =>
  occupancyCertificateOn !== null && occupancyCertificateOn < today ? occupancyCertificateOn : today;

/** The ends of all periods that have ended while a phase was owing, newest first, with those it has told of. */
function periodsOf(
  phase: Owing,
  kind: DocumentKind,
  today: string,
  endsBetween: (from: string, to: string) => string[],
): OwedCertificate[] {
  const told = new Map(covering(phase, kind).map((document) => [document.periodEnd ?? '', document]));
  const from = registeredOn(phase);
  // A period ends with its last day: it is over on the next.
  const owed = from === null ? [] : endsBetween(from, daysAfter(owesUntil(phase, today), -1));
  return [...new Set([...told.keys(), ...owed])]
    .map((periodEnd) => ({ periodEnd, document: told.get(periodEnd) ?? null }))
    .sort(newestFirst);
}

/**
 * The quarterly reports of a phase, newest first: all that are here, and of the last year those that are not.
 * @param today in India, as `2026-11-21`
 */
export function progressReports(phase: Owing, rule: ReportRule, today: string): OwedReport[] {
  // What is built owes none any more, and who buys in it asks for its certificate.
  const isOwing = phase.occupancyCertificateOn === null;
  return periodsOf(phase, 'quarterly progress report', today, quarterEnds)
    .filter(({ document }, index) => document !== null || (isOwing && index < QUARTERS_ASKED_FOR))
    .map(({ periodEnd, document }) => {
      const dueOn = rule ? daysAfter(periodEnd, rule.dueDays) : null;
      return { periodEnd, dueOn, document, state: stateOf(document, dueOn, today) };
    });
}

function stateOf(document: PhaseDocument | null, dueOn: string | null, today: string): OwedReport['state'] {
  if (document) return dueOn !== null && document.issuedOn > dueOn ? 'filed late' : 'filed';
  if (dueOn === null) return 'missing';
  return today <= dueOn ? 'due' : 'late';
}

/** The report that comes next, of the quarter that runs; `null` of a phase that owes none any more. */
export function nextReport(phase: Owing, rule: ReportRule, today: string) {
  if (!rule || phase.registration === null || phase.occupancyCertificateOn !== null) return null;
  const [periodEnd] = quarterEnds(today, daysAfter(today, 92));
  return periodEnd ? { periodEnd, dueOn: daysAfter(periodEnd, rule.dueDays) } : null;
}

/** The quality assurance certificates of a phase by financial year, newest first. */
export const qualityCertificates = (phase: Owing, today: string): OwedCertificate[] =>
  periodsOf(phase, 'quality assurance certificate', today, yearEnds).filter(
    ({ document, periodEnd }) => document !== null || periodEnd >= CERTIFICATES_ASKED_FOR_SINCE,
  );
