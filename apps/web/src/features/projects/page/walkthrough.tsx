import { filmAt } from '@sahyara/rich-text/film';
import { FilmPoster } from '../../../ui/film-poster';
import { Heading } from '../../../ui/heading';
import { layouts } from '../../../ui/picture-layouts';
import { Section } from '../../../ui/section';
import type { ProjectWords } from '../get-project-words';
import type { Project } from '../project';
import styles from './walkthrough.late.module.css';

type Props = { project: Project; words: ProjectWords };

/**
 * The film of a walk through the project. An address at which no film is known leads nobody anywhere: then there is no
 * chapter.
 */
export function Walkthrough({ project, words }: Props) {
  const { title, walkthroughUrl } = project;
  const film = walkthroughUrl && filmAt(walkthroughUrl);
  if (!film) return null;
  return (
    <Section labelledBy="walkthrough-heading" onScreenOnly>
      <Heading level={2} id="walkthrough-heading">
        {words.walkthroughHeading}
      </Heading>
      <div className={styles.film}>
        <FilmPoster
          film={film}
          href={walkthroughUrl}
          title={`Walkthrough of ${title}`}
          poster={project.pictures.page}
          layout={layouts.pageWide}
          play={words.walkthroughButton}
        />
      </div>
    </Section>
  );
}
