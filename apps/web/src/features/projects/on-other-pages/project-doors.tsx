import type { Words } from '@sahyara/page-words/words';
import { paths } from '../../../config/paths';
import { CoverLink } from '../../../ui/cover-link';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import type { Atlas } from '../atlas';
import { projectCategories } from '../project';
import { listOpening } from '../project-words';
import styles from './project-doors.module.css';

type Props = { texts: Words<'pageTexts'>; cities: Atlas['cities'] };

/** The two lists by name: where there is no project to show, or none can be had just now. */
export function ProjectDoors({ texts, cities }: Props) {
  return (
    <Section>
      <PlainList className={styles.doors}>
        {projectCategories.map((category) => {
          const { heading, introduction } = listOpening(category, texts, cities);
          return (
            <li key={category}>
              <h2>
                <CoverLink href={paths[category]}>{heading}</CoverLink>
              </h2>
              <p>{introduction}</p>
            </li>
          );
        })}
      </PlainList>
    </Section>
  );
}
