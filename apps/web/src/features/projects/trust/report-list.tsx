import type { ReactNode } from 'react';
import { formatDay } from '../../../ui/format-date';
import { PlainList } from '../../../ui/plain-list';
import type { Phase } from '../project';
import { Day } from './day';
import { DocumentLink, Hash } from './document-list';
import {
  nextReport,
  type OwedReport,
  progressReports,
  qualityCertificates,
  type ReportRule,
} from './owed-documents';
import { Part } from './part';
import { financialYear } from './periods';
import styles from './trust-room.module.css';

function ReportState({ report: { state, dueOn, document } }: { report: OwedReport }): ReactNode {
  const due = dueOn ? <Day day={dueOn} /> : null;
  const filed = document ? <Day day={document.issuedOn} /> : null;
  switch (state) {
    case 'filed':
      return due ? (
        <>
          Filed on {filed}, due by {due}
        </>
      ) : (
        <>Filed on {filed}</>
      );
    case 'filed late':
      return (
        <>
          Filed late, on {filed}: it was due by {due}
        </>
      );
    case 'due':
      return <>Due by {due}</>;
    case 'late':
      return <>Late: it was due by {due}</>;
    case 'missing':
      return 'Not here yet';
  }
}

const PRESSING: OwedReport['state'][] = ['filed late', 'late', 'missing'];

/** What MahaRERA is told of the building each quarter, and what it should have been told by now. */
export function ProgressReports({ phase, rule, today }: { phase: Phase; rule: ReportRule; today: string }) {
  const reports = progressReports(phase, rule, today);
  const next = nextReport(phase, rule, today);
  if (reports.length === 0 && !next) return null;
  return (
    <Part title="Quarterly progress reports">
      <PlainList className={styles.lines}>
        {reports.map((report) => {
          const name = `Quarter to ${formatDay(report.periodEnd)}`;
          return (
            <li key={report.periodEnd} className={styles.entry}>
              {report.document ? <DocumentLink document={report.document} name={name} /> : <p>{name}</p>}
              <p className={PRESSING.includes(report.state) ? styles.pressing : styles.note}>
                <ReportState report={report} />
              </p>
              {report.document ? <Hash document={report.document} /> : null}
            </li>
          );
        })}
      </PlainList>
      {next ? (
        <p className={styles.note}>
          The next covers the quarter to {formatDay(next.periodEnd)} and is due by {formatDay(next.dueOn)}
          {rule?.source ? ` (${rule.source})` : ''}.
        </p>
      ) : null}
    </Part>
  );
}

/** What is certified of the quality of the work at the end of each financial year. */
export function QualityCertificates({ phase, today }: { phase: Phase; today: string }) {
  const certificates = qualityCertificates(phase, today);
  if (certificates.length === 0) return null;
  return (
    <Part title="Quality assurance certificates">
      <PlainList className={styles.lines}>
        {certificates.map(({ periodEnd, document }) => {
          const name = `Financial year ${financialYear(periodEnd)}`;
          return (
            <li key={periodEnd} className={styles.entry}>
              {document ? (
                <>
                  <DocumentLink document={document} name={name} />
                  <p className={styles.note}>
                    {[document.issuedBy, formatDay(document.issuedOn)]
                      .filter((part) => part !== '')
                      .join(', ')}
                  </p>
                  <Hash document={document} />
                </>
              ) : (
                <>
                  <p>{name}</p>
                  <p className={styles.pressing}>Not published yet</p>
                </>
              )}
            </li>
          );
        })}
      </PlainList>
    </Part>
  );
}
