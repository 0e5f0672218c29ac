import { Play } from 'lucide-react';
import { enhanced } from '../../../browser/enhance';
import { Heading } from '../../../ui/heading';
import { Picture } from '../../../ui/picture';
import { layouts } from '../../../ui/picture-layouts';
import { Section } from '../../../ui/section';
import type { ProjectWords } from '../get-project-words';
import type { Project } from '../project';
import { filmAt } from './film';
import { filmParts } from './film-parts';
import styles from './walkthrough.module.css';

type Props = { project: Project; words: ProjectWords };

/**
 * The film of a walk through the project, behind a picture of ours: whoever makes the film hears of a visitor only
 * when that visitor plays it (`film.browser.ts`). Without script it is a link. An address at which no film is known
 * leads nobody anywhere: then there is no chapter.
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
      <figure className={styles.film}>
        <a
          className={styles.poster}
          href={walkthroughUrl}
          target="_blank"
          rel="noopener"
          {...enhanced('film')}
          {...filmParts.player.mark(film.embed)}
          {...filmParts.title.mark(`Walkthrough of ${title}`)}
        >
          <Picture
            picture={project.pictures.page}
            layout={layouts.pageWide}
            className={styles.picture}
            decorative
          />
          <span className={styles.play}>
            <Play aria-hidden size={20} strokeWidth={1.5} />
            {words.walkthroughButton}
          </span>
        </a>
        <figcaption className={styles.note}>
          From {film.from}, which learns of your visit only when you press play.
        </figcaption>
      </figure>
    </Section>
  );
}
