import { paths } from '../../config/paths';
import { PictureFigure } from '../../ui/picture-figure';
import { layouts } from '../../ui/picture-layouts';
import { leadPicture, type Project } from './project';
import styles from './project-card.module.css';
import { projectFacts } from './project-facts';
import { statusWords } from './project-words';
import { ReraStrip } from './rera-strip';

type Props = {
  project: Project;
  /** As on the map of the list. */
  number: number;
  first: boolean;
};

/** A project in a list: its picture first, then what a buyer compares. The whole card leads to the project. */
export function ProjectCard({ project, number, first }: Props) {
  const { listHeading } = project;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <PictureFigure picture={leadPicture(project)} layout={layouts.projectCard} first={first} />
      </div>
      <div className={styles.words}>
        <p className={styles.label}>
          {statusWords[project.status]}
          <span className={styles.locality}>
            {project.locality}
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          </span>
        </p>
        <h2 className={styles.title}>
          <a className={styles.link} href={paths.project(project.category, project.url)}>
            {project.title}
          </a>
        </h2>
        {listHeading.text || listHeading.heading ? (
          <p className={styles.text}>{listHeading.text || listHeading.heading}</p>
        ) : null}
        <dl className={styles.facts}>
          {projectFacts(project).map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.registration}>
        <ReraStrip project={project} named />
      </div>
    </article>
  );
}
