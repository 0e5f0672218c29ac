import { AskButton, EnquireButton } from '../enquire-button';
import type { ProjectWords } from '../get-project-words';
import type { Project } from '../project';
import styles from './enquire-bar.late.module.css';

type Props = { project: Project; offer: NonNullable<Project['offer']>; words: ProjectWords };

/**
 * The Enquire Now of a project's page on a phone, at the foot of the window, where the thumb is: the two
 * ways to ask. Ends the page, so that it has a place of its own there and lies over nothing.
 */
export function EnquireBar({ project, offer, words }: Props) {
  return (
    <aside className={styles.bar} aria-label={`Enquire about ${project.title}`}>
      <AskButton look="quiet" className={styles.enquire} offer={offer} project={project} intent="call back">
        {words.callBackButton}
      </AskButton>
      <EnquireButton className={styles.enquire} offer={offer}>
        Enquire Now
      </EnquireButton>
    </aside>
  );
}
