import type { Words } from '@sahyara/page-words/words';
import { paths } from '../../../config/paths';
import { CoverLink } from '../../../ui/cover-link';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { projectCategories } from '../project';
import { listOpening } from '../project-words';
import styles from './project-doors.module.css';

/** The two lists by name: where there is no project to show, or none can be had just now. */
export function ProjectDoors({ texts }: { texts: Words<'pageTexts'> }) {
  return (
    <Section>
      <PlainList className={styles.doors}>
        {projectCategories.map((category) => (
          <li key={category}>
            <h2>
              <CoverLink href={paths[category]}>{listOpening(category, texts).heading}</CoverLink>
            </h2>
            <p>{listOpening(category, texts).introduction}</p>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
