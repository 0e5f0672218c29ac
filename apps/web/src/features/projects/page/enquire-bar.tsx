import { dialogs } from '../../../config/dialogs';
import { Button } from '../../../ui/button';
import { awaitsRegistration } from '../phase-standing';
import type { Project } from '../project';
import styles from './enquire-bar.module.css';

/**
 * The Enquire Now of a project's page on a phone, at the foot of the window, where the thumb is; the chat stands
 * beside it. Ends the page, so that it has a place of its own there and lies over nothing.
 */
export function EnquireBar({ project }: { project: Project }) {
  if (awaitsRegistration(project)) return null;
  return (
    <aside className={styles.bar} aria-label={`Enquire about ${project.title}`} data-enquire-bar="">
      <p className={styles.title}>{project.title}</p>
      <Button className={styles.enquire} command="show-modal" commandfor={dialogs.enquireNow}>
        Enquire Now
      </Button>
    </aside>
  );
}
