import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../cms/media';
import { PictureFigure } from './picture-figure';
import { layouts } from './picture-layouts';
import { Prose } from './prose';
import { Section } from './section';
import styles from './story.module.css';

type Props = {
  title: string;
  /** Date, kind, author: one line. */
  meta: ReactNode;
  excerpt: string;
  cover: PictureData | null;
  /** Beside the text where there is room, before it where there is not. */
  aside?: ReactNode;
  /** Running text. */
  children: ReactNode;
  /** Ways on, under the text. */
  after: ReactNode;
};

// More than four lines of display type.
const LONG_TITLE_CHARACTERS = 64;

/** Something to read from beginning to end. */
export function Story({ title, meta, excerpt, cover, aside, children, after }: Props) {
  return (
    <Section start="first" labelledBy="story-heading" load="succeeded">
      <article>
        <header className={styles.header}>
          <p className={styles.meta}>{meta}</p>
          <h1
            id="story-heading"
            className={title.length > LONG_TITLE_CHARACTERS ? styles.longTitle : styles.title}
          >
            {title}
          </h1>
          {excerpt ? <p className={styles.excerpt}>{excerpt}</p> : null}
        </header>
        {cover ? (
          <div className={styles.cover}>
            <PictureFigure picture={cover} layout={layouts.pageWide} first />
          </div>
        ) : null}
        <div className={styles.columns}>
          {aside ? <aside className={styles.aside}>{aside}</aside> : null}
          <div className={styles.body}>
            <Prose>{children}</Prose>
            <div className={styles.after}>{after}</div>
          </div>
        </div>
      </article>
    </Section>
  );
}
