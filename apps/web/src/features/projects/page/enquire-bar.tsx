import { AskButton, EnquireButton } from '../enquire-button';
import type { ProjectWords } from '../get-project-words';
import type { Project } from '../project';
import styles from './enquire-bar.late.module.css';

type Props = { project: Project; words: ProjectWords };

/**
 * The Enquire Now of a project's page on a phone, at the foot of the window, where the thumb is: the two
 * ways to ask. Ends the page, so that it has a place of its own there and lies over nothing.
 */
export function EnquireBar({ project, words }: Props) {
  if (!project.offer) return null;
  return (
    <aside className={styles.bar} aria-label={`Enquire about ${project.title}`} data-enquire-bar="">
      <AskButton
        look="quiet"
        className={styles.enquire}
        offer={project.offer}
        project={project}
        intent="call back"
      >
        {words.callBackButton}
      </AskButton>
      <EnquireButton className={styles.enquire} offer={project.offer}>
        Enquire Now
      </EnquireButton>
    </aside>
  );
}
