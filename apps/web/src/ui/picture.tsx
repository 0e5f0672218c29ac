import type { Picture as PictureData } from '../cms/media';
import styles from './picture.module.css';
import { focusOf } from './picture-focus';
import type { Layout } from './picture-sizes';
import { middleSource, PictureSources } from './picture-sources';

type Props = {
  picture: PictureData | null;
  /** The crop composed for a phone; shown wherever the place is upright. */
  tall?: PictureData | null;
  /** Where it stands: one of `layouts` in picture-layouts.ts, or of its feature's own. */
  layout: Layout;
  /** For the one picture a visitor sees first: loaded at once, ahead of everything else. */
  first?: boolean;
  /** In view from the beginning, though not the picture of the page: a logo. */
  eager?: boolean;
  /** Says nothing a neighbouring text does not say. */
  decorative?: boolean;
  /** Said instead of the picture's own alternative text. */
  alt?: string;
  /** Of the frame around it. */
  className?: string;
};

// On a tablet held upright the box that opens a page is broad (hero.module.css): what is made for a phone would lose its
// head and foot in it. As in picture-focus.css.
const UPRIGHT_SCREEN =
  '(orientation: portrait) and (max-width: 39.99rem), (orientation: portrait) and (min-width: 64rem)';
const PHONE = '(orientation: portrait) and (max-width: 30rem)';

/**
 * A picture in all its sizes, on a ground of its own colour until it has come; where there is none, a calm drawn
 * surface of the same shape.
 */
export function Picture(props: Props) {
  const { picture, tall = null, layout, first = false, eager = false, decorative = false } = props;
  const frame = [styles.frame, styles[layout.shape], props.className].filter(Boolean).join(' ');
  const shown = picture ?? tall;
  if (!shown) return <MissingPicture frame={frame} />;
  const upright = tall === shown ? null : tall;
  const { width, height } = shown;
  return (
    <span className={frame} {...focusOf(shown, upright)}>
      {layout.shape === 'bare' ? null : <Ground picture={shown} upright={upright} detailed={first} />}
      <picture>
        {upright ? <PhoneSources picture={upright} layout={layout} /> : null}
        {upright ? <PictureSources picture={upright} layout={layout} media={UPRIGHT_SCREEN} /> : null}
        <PictureSources picture={shown} layout={layout} />
        <img
          className={styles.image}
          src={encodeURI(middleSource(shown, layout).src)}
          width={width}
          height={height}
          alt={decorative ? '' : (props.alt ?? shown.alt)}
          {...loadingOf(first, eager)}
        />
      </picture>
    </span>
  );
}

/** The smaller sizes alone, where a place wants no more of a picture on a phone and there are larger ones. */
function PhoneSources({ picture, layout }: { picture: PictureData; layout: Layout }) {
  const upTo = layout.upToOnPhones ?? Number.POSITIVE_INFINITY;
  if (![...picture.avif, ...picture.webp].some(({ width }) => width > upTo)) return null;
  return <PictureSources picture={picture} layout={{ ...layout, upTo }} media={PHONE} />;
}

function loadingOf(first: boolean, eager: boolean) {
  if (first) return { loading: 'eager', fetchPriority: 'high' } as const;
  return { loading: eager ? 'eager' : 'lazy', decoding: 'async' } as const;
}

type GroundProps = {
  picture: PictureData;
  upright: PictureData | null;
  /** The picture in a few pixels: for the first one only, because every page would carry them for all. */
  detailed: boolean;
};

/** What is seen until the picture has come. Without script, and without a style of its own, which the CSP forbids. */
function Ground({ picture, upright, detailed }: GroundProps) {
  const { placeholder, colour, width, height } = picture;
  if (detailed && placeholder) {
    return (
      <picture className={styles.ground}>
        {upright?.placeholder ? <source media={UPRIGHT_SCREEN} srcSet={upright.placeholder} /> : null}
        <img src={placeholder} width={width} height={height} alt="" />
      </picture>
    );
  }
  // SVG takes a colour as an attribute; the style sheet paints with it.
  return colour ? <svg className={styles.ground} color={colour} aria-hidden="true" /> : null;
}

/** The line of the hills, in place of a picture nobody has uploaded yet. */
function MissingPicture({ frame }: { frame: string }) {
  return (
    <span className={`${frame} ${styles.missing}`} aria-hidden="true">
      <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path d="M0 318 L96 262 L150 290 L236 204 L300 250 L352 222 L430 284 L508 240 L600 300" />
        <path d="M0 352 L120 306 L214 338 L330 288 L420 330 L520 300 L600 336" />
        <path d="M0 384 L160 350 L300 376 L450 346 L600 374" />
      </svg>
    </span>
  );
}
