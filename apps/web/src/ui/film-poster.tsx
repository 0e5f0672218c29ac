import type { Film } from '@sahyara/rich-text/film';
import { Play } from 'lucide-react';
import { enhanced } from '../browser/enhance';
import type { Picture as PictureData } from '../cms/media';
import { filmParts } from './film-parts';
import styles from './film-poster.module.css';
import { Picture } from './picture';
import type { Layout } from './picture-sizes';

type Props = {
  film: Film;
  /** The film's page, where it is seen without script. */
  href: string;
  /** What the film is called where it plays. */
  title: string;
  poster: PictureData | null;
  layout: Layout;
  /** On the button. */
  play: string;
  /** Said of the film before who shows it. */
  caption?: string;
};

/**
 * A film behind a picture of ours: whoever shows the film hears of a visitor only when that visitor plays it
 * (`film.browser.ts`). Without script it is a link.
 */
export function FilmPoster({ film, href, title, poster, layout, play, caption = '' }: Props) {
  return (
    <figure className={styles.film}>
      <a
        className={styles.poster}
        href={href}
        target="_blank"
        rel="noopener"
        {...enhanced('film')}
        {...filmParts.player.mark(film.embed)}
        {...filmParts.title.mark(title)}
      >
        <Picture picture={poster} layout={layout} className={styles.picture} decorative />
        <span className={styles.play}>
          <Play aria-hidden size={20} strokeWidth={1.5} />
          {play}
        </span>
      </a>
      <figcaption className={styles.note}>
        {caption ? <span className={styles.caption}>{caption}</span> : null}
        <span>From {film.from}, which learns of your visit only when you press play.</span>
      </figcaption>
    </figure>
  );
}
