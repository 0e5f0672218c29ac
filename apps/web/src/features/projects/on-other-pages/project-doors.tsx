import { paths } from '../../../config/paths';
import { CoverLink } from '../../../ui/cover-link';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import type { Atlas } from '../atlas';
import { projectCategories } from '../project';
import { categoryWords } from '../project-words';
import styles from './project-doors.module.css';

/** The two lists by name: where there is no project to show, or none can be had just now. */
export function ProjectDoors({ cities }: { cities: Atlas['cities'] }) {
  return (
    <Section>
      <PlainList className={styles.doors}>
        {projectCategories.map((category) => (
          <li key={category}>
            <h2>
              <CoverLink href={paths[category]}>{categoryWords[category].heading}</CoverLink>
            </h2>
            <p>{categoryWords[category].introduction(cities)}</p>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
