import { paths } from '../../../config/paths';
import { formatDay } from '../../../ui/format-date';
import { PlainList } from '../../../ui/plain-list';
import type { Phase, Project } from '../project';
import { Registration } from '../registration/registration';
import { DocumentLink, Hash } from '../trust/document-list';
import { documentCount, hasTrustRoom } from '../trust/has-trust-room';
import { qualityCertificates } from '../trust/owed-documents';
import { financialYear } from '../trust/periods';
import styles from './register.module.css';

type Props = { projects: Project[] };

/** Every registration of every project, and how it stands. */
export function ProjectRegister({ projects }: Props) {
  return (
    <PlainList className={styles.list}>
      {projects.map((project) => (
        <li key={project.path} className={styles.project}>
          <h3 className={styles.name}>
            {hasTrustRoom(project) ? (
              <a className={styles.link} href={paths.projectTrust(project.category, project.url)}>
                {project.title}
              </a>
            ) : (
              project.title
            )}
            <span className={styles.place}>{project.locality}</span>
          </h3>
          <PlainList className={styles.phases}>
            {project.phases.map((phase) => (
              <li key={phase.name} className={styles.phase}>
                <span className={styles.term}>{project.phases.length > 1 ? phase.name : ''}</span>
                <span>
                  {phase.registration ? <Registration number={phase.registration.number} /> : null}
                  {standingLines(phase).map((line) => (
                    <span key={line} className={styles.standing}>
                      {line}
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </PlainList>
          {hasTrustRoom(project) ? (
            <p className={styles.count}>{countWords(documentCount(project))}</p>
          ) : null}
        </li>
      ))}
    </PlainList>
  );
}

function standingLines({
  registration,
  validUntil,
  promisedCompletion,
  occupancyCertificateOn,
}: Phase): string[] {
  if (occupancyCertificateOn) return [`Occupancy certificate of ${formatDay(occupancyCertificateOn)}`];
  if (!registration) return ['Registration awaited: no bookings, no enquiries'];
  return [
    validUntil ? `Registered until ${formatDay(validUntil)}` : 'Registered',
    ...(promisedCompletion ? [`Completion promised for ${formatDay(promisedCompletion)}`] : []),
  ];
}

const countWords = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

/** Whether any project has, or owes, a quality assurance certificate. */
export const owesCertificates = (projects: Project[], today: string): boolean =>
  projects.some(({ phases }) => phases.some((phase) => qualityCertificates(phase, today).length > 0));

/** The quality assurance certificates of all projects, by financial year. */
export function CertificatesByYear({ projects, today }: Props & { today: string }) {
  const all = projects.flatMap((project) =>
    project.phases.flatMap((phase) =>
      qualityCertificates(phase, today).map((certificate) => ({
        ...certificate,
        of: project.phases.length > 1 ? `${project.title}, ${phase.name}` : project.title,
      })),
    ),
  );
  const years = [...Map.groupBy(all, ({ periodEnd }) => periodEnd)].sort(([one], [other]) =>
    other.localeCompare(one),
  );
  return years.map(([periodEnd, certificates]) => (
    <section key={periodEnd} className={styles.year}>
      <h3 className={styles.name}>Financial year {financialYear(periodEnd)}</h3>
      <PlainList>
        {certificates.map(({ of, document }) => (
          <li key={of} className={styles.certificate}>
            {document ? (
              <>
                <DocumentLink document={document} name={of} />
                <p className={styles.standing}>
                  {[document.issuedBy, formatDay(document.issuedOn)].filter((part) => part !== '').join(', ')}
                </p>
                <Hash document={document} />
              </>
            ) : (
              <>
                <p>{of}</p>
                <p className={styles.missing}>Not published yet</p>
              </>
            )}
          </li>
        ))}
      </PlainList>
    </section>
  ));
}
