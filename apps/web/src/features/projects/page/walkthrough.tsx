import { filmAt } from '@sahyara/rich-text/film';
import { FilmLoop } from '../../../ui/film-loop';
import { FilmPoster } from '../../../ui/film-poster';
import { Heading } from '../../../ui/heading';
import { layouts } from '../../../ui/picture-layouts';
import { Section } from '../../../ui/section';
import { hasChapter } from '../chapters';
import type { ProjectWords } from '../get-project-words';
import type { Project } from '../project';
import styles from './walkthrough.late.module.css';

type Props = { project: Project; words: ProjectWords };

/**
 * The film of a walk through the project: one of another house, or our own where there are no pictures among which it is
 * first. An address at which no film is known leads nobody anywhere: then there is no chapter.
 */
export function Walkthrough({ project, words }: Props) {
  const film = filmOf(project, words.walkthroughButton);
  if (!film) return null;
  return (
    <Section labelledBy="walkthrough-heading" onScreenOnly>
      <Heading level={2} id="walkthrough-heading">
        {words.walkthroughHeading}
      </Heading>
      <div className={styles.film}>{film}</div>
    </Section>
  );
}

function filmOf(project: Project, play: string) {
  const { title, film, walkthroughUrl, pictures } = project;
  const shown = { title: `Walkthrough of ${title}`, layout: layouts.pageWide, play };
  if (film && hasChapter(project, 'pictures')) return null;
  if (film) return <FilmLoop film={film} {...shown} />;
  const elsewhere = walkthroughUrl && filmAt(walkthroughUrl);
  if (!elsewhere) return null;
  return <FilmPoster film={elsewhere} href={walkthroughUrl} poster={pictures.page} {...shown} />;
}
