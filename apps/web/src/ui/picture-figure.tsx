import type { ComponentProps } from 'react';
import { Picture } from './picture';
import { PictureCaption } from './picture-caption';
import styles from './picture-figure.module.css';

type Props = ComponentProps<typeof Picture> & {
  /** Said under the picture before the picture's own caption ("Artist's impression"). */
  caption?: string;
};

/** A picture with what is said under it. */
export function PictureFigure({ caption = '', ...picture }: Props) {
  return (
    <figure className={styles.figure}>
      <Picture {...picture} />
      <PictureCaption caption={caption} own={picture.picture?.caption ?? ''} />
    </figure>
  );
}
