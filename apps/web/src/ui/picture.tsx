import type { Picture as PictureData, PictureSource } from '../cms/media';
import styles from './picture.module.css';

type Props = {
  picture: PictureData | null;
  /** The crop composed for upright screens; shown there instead. */
  tall?: PictureData | null;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** `natural` keeps the picture's own shape; `fill` covers the box it stands in. */
  shape?: 'natural' | 'fill' | 'wide' | 'landscape' | 'upright' | 'square';
  /** For the one picture a visitor sees first: loaded at once, ahead of everything else. */
  first?: boolean;
  /** Says nothing a neighbouring text does not say. */
  decorative?: boolean;
};

const UPRIGHT_SCREEN = '(orientation: portrait)';

const srcSet = (sources: PictureSource[]) =>
  sources.map(({ src, width }) => `${encodeURI(src)} ${width}w`).join(', ');

/** A picture in all its sizes; where there is none, a calm drawn surface of the same shape. */
export function Picture({
  picture,
  tall = null,
  sizes,
  shape = 'natural',
  first = false,
  decorative,
}: Props) {
  const shown = picture ?? tall;
  if (!shown) return <MissingPicture shape={shape} />;
  return (
    <picture className={styles[shape]}>
      {tall && tall !== shown ? (
        <source
          media={UPRIGHT_SCREEN}
          srcSet={srcSet(tall.sources)}
          sizes={sizes}
          width={tall.width}
          height={tall.height}
        />
      ) : null}
      <img
        src={encodeURI(shown.src)}
        srcSet={srcSet(shown.sources)}
        sizes={sizes}
        width={shown.width}
        height={shown.height}
        alt={decorative ? '' : shown.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** The line of the hills, in place of a picture nobody has uploaded yet. */
function MissingPicture({ shape }: { shape: NonNullable<Props['shape']> }) {
  return (
    <div className={`${styles[shape]} ${styles.missing}`} aria-hidden="true">
      <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path d="M0 318 L96 262 L150 290 L236 204 L300 250 L352 222 L430 284 L508 240 L600 300" />
        <path d="M0 352 L120 306 L214 338 L330 288 L420 330 L520 300 L600 336" />
        <path d="M0 384 L160 350 L300 376 L450 346 L600 374" />
      </svg>
    </div>
  );
}
