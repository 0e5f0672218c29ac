import { filledIn } from '@sahyara/page-words/words';
import { dayInIndia } from '@sahyara/registration/india-day';
import type { ReactNode } from 'react';
import { ArrowLink } from '../../../ui/arrow-link';
import { formatDay } from '../../../ui/format-date';
import { Heading } from '../../../ui/heading';
import { PageIntro } from '../../../ui/page-intro';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import type { Phase, Project } from '../project';
import { RegisterEntry } from '../registration/register-entry';
import { ReraStrip } from '../registration/rera-strip';
import { CompletionDates } from './completion-dates';
import { DocumentList } from './document-list';
import { HashHelp } from './hash-help';
import type { ReportRule } from './owed-documents';
import { Part } from './part';
import { ProgressReports, QualityCertificates } from './report-list';
import styles from './trust-room.module.css';

type Props = {
  project: Project;
  /** `{project}` is its name. */
  heading: string;
  /** Below it; `{day}` is today. */
  text: string;
  /** Above how a document is checked. */
  fileHeading: string;
  /** When its quarterly reports are due. */
  rule: ReportRule;
  now: Date;
  /** What the house answers for, below. */
  children?: ReactNode;
};

// They stand in lists of their own, by what they cover.
const PERIODICAL = ['quarterly progress report', 'quality assurance certificate'];

/** Every paper of a project, phase by phase, each open to whoever asks: no form, no script. */
export function TrustRoom({ project, heading, text, fileHeading, rule, now, children }: Props) {
  const { title, path, phases } = project;
  const today = dayInIndia(now.getTime());
  return (
    <>
      <Section start="first" labelledBy="trust-heading">
        <PageIntro id="trust-heading" heading={filledIn(heading, { project: title })}>
          <p>{filledIn(text, { project: title, day: formatDay(today) })}</p>
          <ReraStrip project={project} />
          <ArrowLink href={path}>Back to {title}</ArrowLink>
        </PageIntro>
      </Section>
      {phases.map((phase, index) => (
        <PhasePapers key={phase.name} {...{ phase, rule, today }} id={`phase-${index + 1}`} />
      ))}
      <Section start="joined" labelledBy="hash-heading">
        <HashHelp id="hash-heading" heading={fileHeading}>
          {children}
        </HashHelp>
      </Section>
    </>
  );
}

function PhasePapers({
  phase,
  rule,
  today,
  id,
}: {
  phase: Phase;
  rule: ReportRule;
  today: string;
  id: string;
}) {
  const documents = phase.documents.filter(({ kind }) => !PERIODICAL.includes(kind));
  return (
    <Section start="joined" id={id} labelledBy={`${id}-heading`}>
      <div className={styles.phase}>
        <div className={styles.aside}>
          <Heading level={2} id={`${id}-heading`}>
            {phase.name}
          </Heading>
          <PhaseFacts phase={phase} />
        </div>
        <div className={styles.papers}>
          <Part title="Dates">
            <CompletionDates phase={phase} />
          </Part>
          {documents.length > 0 ? (
            <Part title="Documents">
              <DocumentList documents={documents} />
            </Part>
          ) : null}
          <ProgressReports {...{ phase, rule, today }} />
          <QualityCertificates {...{ phase, today }} />
          <TitleStanding phase={phase} />
        </div>
      </div>
    </Section>
  );
}

function PhaseFacts({ phase: { registration, validUntil, occupancyCertificateOn } }: { phase: Phase }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>MahaRERA</dt>
        <dd>
          <RegisterEntry registration={registration} linkClassName={styles.link} />
        </dd>
      </div>
      {occupancyCertificateOn ? (
        <div>
          <dt>Occupancy certificate</dt>
          <dd>{formatDay(occupancyCertificateOn)}</dd>
        </div>
      ) : validUntil ? (
        <div>
          <dt>Valid until</dt>
          <dd>{formatDay(validUntil)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function TitleStanding({ phase: { titleStanding } }: { phase: Phase }) {
  if (!titleStanding) return null;
  const { encumbrances, litigation, checkedOn } = titleStanding;
  const lines = [
    ['Encumbrances', encumbrances],
    ['Litigation', litigation],
  ].filter(([, text]) => text !== '');
  return (
    <Part title="Encumbrances and litigation">
      <PlainList className={styles.lines}>
        {lines.map(([name, text]) => (
          <li key={name} className={styles.line}>
            <span className={styles.term}>{name}</span>
            <span>{text}</span>
          </li>
        ))}
      </PlainList>
      <p className={styles.note}>As of {formatDay(checkedOn)}.</p>
    </Part>
  );
}
