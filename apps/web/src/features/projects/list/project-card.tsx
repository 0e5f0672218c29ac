import { CoverLink } from '../../../ui/cover-link';
import { PictureFigure } from '../../../ui/picture-figure';
import { KeepHome } from '../keep-home';
import type { Project } from '../project';
import { projectLayouts } from '../project-layouts';
import { statusWords } from '../project-words';
import { ReraStrip } from '../registration/rera-strip';
import { CardFacts } from './card-facts';
import styles from './project-card.module.css';

type Props = {
  project: Project;
  /** As on the map of the list; outside of lists there is none. */
  number?: number;
  /** The places of the configurations a list was asked for; outside of lists there are none. */
  answers?: number[] | null;
  first?: boolean;
  level?: 2 | 3;
};

/**
 * A project in a list: its picture first, then what a buyer compares. The whole card leads to the project. Its
 * registration follows its title on a phone, and stands at its top right where there are two columns.
 */
export function ProjectCard({ project, number, answers = null, first = false, level = 2 }: Props) {
  const { listHeading } = project;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <PictureFigure picture={project.pictures.list} layout={projectLayouts.card} first={first} />
      </div>
      <div className={styles.head}>
        <p className={styles.label}>
          {statusWords[project.status]}
          <span className={styles.locality}>
            {project.locality}
            {number === undefined ? null : (
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
            )}
          </span>
        </p>
        <Title className={styles.title}>
          <CoverLink href={project.path}>{project.title}</CoverLink>
        </Title>
      </div>
      <div className={styles.registration}>
        <ReraStrip project={project} named />
      </div>
      <div className={styles.words}>
        {listHeading.text || listHeading.heading ? (
          <p className={styles.text}>{listHeading.text || listHeading.heading}</p>
        ) : null}
        <CardFacts project={project} answers={answers} />
        {project.offer ? <KeepHome project={project} offer={project.offer} /> : null}
      </div>
    </article>
  );
}
