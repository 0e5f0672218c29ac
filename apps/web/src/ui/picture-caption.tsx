import styles from './picture-figure.module.css';

type Props = {
  caption: string;
  /** The picture's own ("Artist's impression"), said after it. */
  own: string;
};

/** What is said under a picture; nothing where there is nothing to say. */
export function PictureCaption({ caption, own }: Props) {
  if (!caption && !own) return null;
  return (
    <figcaption className={styles.caption}>
      {caption ? <span className={styles.text}>{caption}</span> : null}
      {own && own !== caption ? <span>{own}</span> : null}
    </figcaption>
  );
}
