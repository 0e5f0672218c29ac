import type { ComponentProps, ReactNode } from 'react';
import styles from './hero.module.css';
import { Picture } from './picture';

type PictureProps = Pick<ComponentProps<typeof Picture>, 'picture' | 'tall' | 'layout' | 'first'> & {
  /** Of the box around it. */
  className?: string | undefined;
  /** Not fetched until a script shows it. */
  hidden?: boolean;
  /** What a picture on the page before grows into. */
  pageBanner?: boolean;
};

export const HERO_END = 'hero-end';

/** The class of the box that a picture and its words share; they and what lies over the picture are its children. */
export const heroBox = styles.box;

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** The picture that opens a page, as large as its part of the box. */
export function HeroPicture({ className, hidden, pageBanner, ...picture }: PictureProps) {
  return (
    <div
      className={classes(styles.picture, className)}
      hidden={hidden}
      data-page-banner={pageBanner ? '' : undefined}
    >
      <Picture {...picture} />
    </div>
  );
}

/** Words in white beside such a picture; in narrow windows above it or below it, as the box has them. */
export function HeroWords({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classes(styles.words, className)}>{children}</div>;
}

/**
 * Stands last in the box. The words stand at its foot: with each that is read they would move, so nothing is painted
 * before this has been read (`layout.astro`). A mark of its own, since Chromium waits for the beginning of an element.
 */
export function HeroEnd() {
  return <span id={HERO_END} hidden />;
}
