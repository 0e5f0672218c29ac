import type { Picture, PictureSource } from '../cms/media';
import { type Layout, sizesOf } from './picture-sizes';

// The original is shown where a browser reads neither list, or there are no lists yet: no wider than a laptop needs.
const MIDDLE_WIDTH = 1080;

const srcSet = (sources: PictureSource[]) =>
  sources.map(({ src, width }) => `${encodeURI(src)} ${width}w`).join(', ');

/** The variants of use in a layout; where all are too wide, the narrowest. */
function useful(variants: PictureSource[], { upTo = Number.POSITIVE_INFINITY }: Layout): PictureSource[] {
  const fitting = variants.filter(({ width }) => width <= upTo);
  return fitting.length > 0 ? fitting : variants.slice(0, 1);
}

/** What `<img>` itself asks for. */
export function middleSource(picture: Picture, layout: Layout): PictureSource {
  const variants = useful(picture.webp, layout);
  return variants.findLast(({ width }) => width <= MIDDLE_WIDTH) ?? variants[0] ?? picture;
}

type Props = {
  picture: Picture;
  layout: Layout;
  /** The screens this crop is for; without it, all. */
  media?: string;
};

/** One crop of a picture in every size and kind there is, AVIF before WebP. */
export function PictureSources({ picture, layout, media }: Props) {
  const { width, height } = picture;
  const shared = { media, sizes: sizesOf(layout, picture), width, height };
  const avif = useful(picture.avif, layout);
  const webp = useful(picture.webp, layout);
  return (
    <>
      {avif.length > 0 ? <source type="image/avif" srcSet={srcSet(avif)} {...shared} /> : null}
      {webp.length > 0 ? <source type="image/webp" srcSet={srcSet(webp)} {...shared} /> : null}
      {/* A crop for some screens is lost where it has no variants, unless it stands here itself. */}
      {media && webp.length === 0 ? (
        <source media={media} srcSet={encodeURI(picture.src)} width={width} height={height} />
      ) : null}
    </>
  );
}
