import { ArrowLink } from '../../../ui/arrow-link';
import { formatDay } from '../../../ui/format-date';
import { Picture } from '../../../ui/picture';
import type { Project } from '../project';
import { projectLayouts } from '../project-layouts';
import { ReraStrip } from '../registration/rera-strip';
import stripPlace from '../registration/strip-place.module.css';
import { latestUpdate } from './find-latest-update';
import styles from './latest-update.module.css';

type Props = {
  projects: Project[];
  /** Before the day it was taken, and of the way to more. */
  label: string;
  link: string;
};

/**
 * The newest news from a building site: what was done, where, how far the tower is, with the picture taken there. It
 * advertises the project, so its registration stands on it (decision 9).
 */
export function LatestUpdate({ projects, label, link }: Props) {
  const latest = latestUpdate(projects);
  if (!latest) return null;
  const { project, update } = latest;
  const where = [project.title, update.tower].filter((word) => word !== '').join(', ');
  return (
    <section className={styles.update} aria-labelledby="latest-update">
      {update.image ? (
        <div className={`${styles.picture} ${stripPlace.picture}`}>
          <Picture picture={update.image} layout={projectLayouts.latestUpdate} className={styles.frame} />
        </div>
      ) : null}
      <div className={styles.words}>
        <p className={styles.label}>
          {label}, <time dateTime={update.date}>{formatDay(update.date)}</time>
        </p>
        <h2 id="latest-update" className={styles.heading}>
          {where}: {update.title}
        </h2>
        {update.text ? <p className={styles.text}>{update.text}</p> : null}
        {update.percentComplete === null ? null : <Progress percent={update.percentComplete} />}
        <ArrowLink href={`${project.path}#construction`}>{link}</ArrowLink>
      </div>
      <div
        className={`${stripPlace.registration} ${update.image ? stripPlace.onPicture : ''} ${styles.registration}`}
      >
        <ReraStrip project={project} named />
      </div>
    </section>
  );
}

function Progress({ percent }: { percent: number }) {
  return (
    <div className={styles.progress}>
      <p className={styles.percent}>
        <span className={styles.number}>{percent}%</span>
        <span className={styles.label}>complete</span>
      </p>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.rest} width="100" height="1" />
        <rect className={styles.done} width={percent} height="1" />
      </svg>
    </div>
  );
}
