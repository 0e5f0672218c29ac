import { paths } from '../../config/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { formatDay } from '../../ui/format-date';
import { Section } from '../../ui/section';
import styles from './latest-update.module.css';
import type { Project } from './project';
import { latestUpdate } from './project-groups';

/** One line from the building site: what was done last, where, and how far the tower is. */
export function LatestUpdate({ projects }: { projects: Project[] }) {
  const latest = latestUpdate(projects);
  if (!latest) return null;
  const { project, update } = latest;
  const where = [project.title, update.tower].filter((word) => word !== '').join(', ');
  return (
    <Section labelledBy="latest-update">
      <div className={styles.line}>
        <div className={styles.words}>
          <p className={styles.label}>
            From the site, <time dateTime={update.date}>{formatDay(update.date)}</time>
          </p>
          <h2 id="latest-update" className={styles.heading}>
            {where}: {update.title}
          </h2>
        </div>
        {update.percentComplete === null ? null : (
          <p className={styles.percent}>
            {update.percentComplete}%<span className={styles.label}> complete</span>
          </p>
        )}
        <ArrowLink href={`${paths.project(project.category, project.url)}#construction`}>
          Follow the construction
        </ArrowLink>
      </div>
    </Section>
  );
}
