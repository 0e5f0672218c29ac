import { EnquireButton } from '../enquire-button';
import type { Project } from '../project';
import { ProjectPrice } from '../project-price';
import styles from './enquire-bar.module.css';

/**
 * The Enquire Now of a project's page on a phone, at the foot of the window, where the thumb is, with the name and
 * the price; the chat stands beside it. Ends the page, so that it has a place of its own there and lies over nothing.
 */
export function EnquireBar({ project }: { project: Project }) {
  if (!project.offer) return null;
  return (
    <aside className={styles.bar} aria-label={`Enquire about ${project.title}`} data-enquire-bar="">
      <div className={styles.words}>
        <p className={styles.title}>{project.title}</p>
        <p className={styles.price}>
          <ProjectPrice configurations={project.configurations} />
        </p>
      </div>
      <EnquireButton className={styles.enquire} offer={project.offer}>
        Enquire Now
      </EnquireButton>
    </aside>
  );
}
