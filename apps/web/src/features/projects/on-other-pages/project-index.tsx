import { PlainList } from '../../../ui/plain-list';
import type { Project } from '../project';
import styles from './project-index.module.css';

/** All projects by name, for who has lost the way. */
export function ProjectIndex({ heading, projects }: { heading: string; projects: Project[] }) {
  if (projects.length === 0) return null;
  return (
    <nav aria-labelledby="project-index">
      <h2 className={styles.heading} id="project-index">
        {heading}
      </h2>
      <PlainList className={styles.projects}>
        {projects.map(({ documentId, path, title, locality }) => (
          <li key={documentId}>
            <a className={styles.project} href={path}>
              <span className={styles.title}>{title}</span>
              <span className={styles.locality}>{locality}</span>
            </a>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
