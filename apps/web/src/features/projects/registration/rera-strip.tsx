import type { ReactNode } from 'react';
import { paths } from '../../../config/paths';
import { formatDay } from '../../../ui/format-date';
import { PlainList } from '../../../ui/plain-list';
import { QrCode } from '../../../ui/qr-code';
import type { PhaseStanding, Project } from '../project';
import { isSampleRegistration } from '../project-terms';
import { isProjectsOwnPage, MAHARERA } from '../registration-page';
import styles from './rera-strip.module.css';

type Props = {
  project: Pick<Project, 'title' | 'standings'>;
  /** Says whose registration it is: away from the project's own page. */
  named?: boolean;
};

// So many codes below one another leave the first screen room for its picture; more stand side by side.
const IN_A_COLUMN = 2;

const codesOf = ({ standings }: Props['project']) =>
  standings.filter(({ kind }) => kind === 'registered').length;

/** Whether a strip takes so much of a phone's first screen that it stands above the project's name there. */
export const hasManyCodes = (project: Props['project']): boolean => codesOf(project) > IN_A_COLUMN;

/**
 * Registration number, MahaRERA's address and a code that leads to the registration, or what stands instead of
 * them: of each phase. To be placed at the top right of what advertises the project, in type no smaller than its
 * largest contact detail (MahaRERA Orders 46/2023 and 46C/2025).
 */
export function ReraStrip({ project, named = false }: Props) {
  const { standings } = project;
  if (standings.length === 0) return null;
  const many = hasManyCodes(project);
  return (
    <div
      className={`${styles.strip} ${many ? styles.tiles : styles.column}`}
      data-rera-strip={many ? 'many' : 'few'}
    >
      <PlainList className={styles.phases} label="RERA registration">
        {standings.map((standing) => (
          <li
            key={`${standing.kind} ${standing.name}`}
            className={standing.kind === 'registered' ? `${styles.phase} ${styles.coded}` : styles.phase}
          >
            <Standing
              standing={standing}
              address={codesOf(project) === 1 ? <Address /> : null}
              of={[named ? project.title : '', standings.length > 1 ? standing.name : '']
                .filter((name) => name !== '')
                .join(', ')}
            />
          </li>
        ))}
      </PlainList>
      {codesOf(project) > 1 ? <Address /> : null}
    </div>
  );
}

function Address() {
  return (
    <a className={styles.address} href={MAHARERA} target="_blank" rel="noopener">
      <span>
        maharera.
        <wbr />
        maharashtra.gov.in
      </span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

type StandingProps = {
  standing: PhaseStanding;
  /** Names the project, the phase or both, as far as the place does not. */
  of: string;
  /** MahaRERA's, beside the one code. */
  address: ReactNode;
};

function Standing({ standing, of, address }: StandingProps) {
  switch (standing.kind) {
    case 'registered':
      return (
        <>
          <div className={styles.words}>
            <p className={styles.label}>{of || 'MahaRERA registration'}</p>
            <a className={styles.fact} href={standing.page} target="_blank" rel="noopener">
              {standing.number}
              <span className="visually-hidden">
                {isProjectsOwnPage(standing.page)
                  ? ' on MahaRERA'
                  : ', to be looked up on MahaRERA’s website'}{' '}
                (opens in a new tab)
              </span>
            </a>
            {isSampleRegistration(standing.number) ? (
              <p className={styles.sample}>Sample registration</p>
            ) : null}
            {address}
          </div>
          {standing.qr ? (
            <QrCode drawing={standing.qr} />
          ) : (
            // Drawn in the browser, after a retried load: the code comes as a file.
            <img className={styles.code} src={paths.registrationQr(standing.page)} alt="" />
          )}
        </>
      );
    case 'certified':
      return (
        <div className={`${styles.words} ${styles.line}`}>
          <p className={styles.label}>{of ? `${of}, occupancy certificate` : 'Occupancy certificate'}</p>
          <p className={styles.day}>
            <time dateTime={standing.on}>{formatDay(standing.on)}</time>
          </p>
        </div>
      );
    case 'awaited':
      return (
        <div className={styles.words}>
          <p className={styles.label}>{of || 'MahaRERA'}</p>
          <p className={styles.fact}>Registration awaited</p>
          <p className={styles.label}>No bookings, no enquiries</p>
        </div>
      );
  }
}
