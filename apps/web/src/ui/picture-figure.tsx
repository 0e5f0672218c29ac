import type { ComponentProps } from 'react';
import { Picture } from './picture';
import styles from './picture-figure.module.css';

type Props = ComponentProps<typeof Picture> & {
  /** Said under the picture before the picture's own caption ("Artist's impression"). */
  caption?: string;
};

/** A picture with what is said under it. */
export function PictureFigure({ caption = '', ...picture }: Props) {
  const own = picture.picture?.caption ?? '';
  return (
    <figure className={styles.figure}>
      <Picture {...picture} />
      {caption || own ? (
        <figcaption className={styles.caption}>
          {caption ? <span className={styles.text}>{caption}</span> : null}
          {own && own !== caption ? <span>{own}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
