import type { ReactNode } from 'react';
import { paths } from '../../../config/paths';
import { ArrowLink } from '../../../ui/arrow-link';
import { formatDay } from '../../../ui/format-date';
import { Heading } from '../../../ui/heading';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { chapterIds, hasChapter } from '../chapters';
import type { ProjectWords } from '../get-project-words';
import type { Phase, Project } from '../project';
import { RegisterEntry } from '../registration/register-entry';
import { documentCount } from '../trust/has-trust-room';
import styles from './phases.late.module.css';

type Props = { project: Project; words: ProjectWords };

/** Every phase with its registration and its dates, as a buyer should check them. */
export function Phases({ project, words }: Props) {
  if (!hasChapter(project, 'registration')) return null;
  return (
    <Section id={chapterIds.registration} labelledBy="phases-heading">
      <Heading level={2} id="phases-heading">
        {words.registrationHeading}
      </Heading>
      <PlainList className={styles.phases}>
        {project.phases.map((phase, _, { length }) => (
          <li key={phase.name} className={length === 1 ? styles.alone : undefined}>
            <h3 className={styles.name}>{phase.name}</h3>
            <dl className={styles.facts}>
              {phaseFacts(phase).map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </PlainList>
      <p className={styles.room}>
        <ArrowLink href={paths.projectTrust(project.category, project.url)}>{roomWords(project)}</ArrowLink>
      </p>
    </Section>
  );
}

function roomWords(project: Project): string {
  const count = documentCount(project);
  return count > 1 ? `All dates, reports and ${count} documents` : 'All dates, reports and documents';
}

function phaseFacts(phase: Phase): { term: string; value: ReactNode }[] {
  const { registration, validUntil, promisedCompletion, occupancyCertificateOn } = phase;
  return [
    {
      term: 'RERA',
      value: <RegisterEntry registration={registration} linkClassName={styles.link} />,
    },
    ...date('Valid until', validUntil),
    ...(occupancyCertificateOn
      ? date('Occupancy certificate', occupancyCertificateOn)
      : date('Promised completion', promisedCompletion)),
  ];
}

const date = (term: string, day: string | null) => (day ? [{ term, value: formatDay(day) }] : []);
