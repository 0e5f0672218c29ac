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

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** The picture behind the words that open a page, from edge to edge of the isolated box it stands in. */
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

/** Words in white at the foot of such a picture, on a shade as high as they are. */
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
