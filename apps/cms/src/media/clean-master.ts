import sharp, { type Sharp } from 'sharp';
import type { Container } from './containers';
import { MOST_PIXELS } from './limits';
import type { PictureFormat } from './picture-types';

const JPEG_QUALITY = 92;
const WEBP_QUALITY = 92;
const AVIF_QUALITY = 80;
const AVIF_EFFORT = 3;
const UPRIGHT = 1;

/** Already what every browser shows alike: upright, sRGB, nothing in it but the picture. */
async function isClean(filepath: string, container: Container): Promise<boolean> {
  const found = await sharp(filepath, { limitInputPixels: MOST_PIXELS }).metadata();
  const metadata = found.exif ?? found.icc ?? found.iptc ?? found.xmp;
  return (
    container.extras.length === 0 &&
    !metadata &&
    (found.orientation ?? UPRIGHT) === UPRIGHT &&
    found.space !== 'cmyk'
  );
}

const encoded: Record<PictureFormat, (picture: Sharp, lossless: boolean) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png(),
  webp: (picture, lossless) => picture.webp({ quality: WEBP_QUALITY, lossless }),
  avif: (picture) => picture.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }),
};

/**
 * Writes a picture without a word about who took it where, turned upright and in sRGB.
 * One that is so already is left as it is: encoding it again would only cost quality.
 * @returns whether `target` was written
 * @throws Error of the decoder when its pixels cannot be read
 */
export async function cleanMaster(
  source: string,
  target: string,
  container: Container,
  from: PictureFormat,
  to: PictureFormat,
): Promise<boolean> {
  if (from === to && (await isClean(source, container))) return false;
  const picture = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb');
  // A JPEG has no transparency: white is what the site shows behind a PNG.
  const opaque = to === 'jpeg' ? picture.flatten({ background: '#fff' }) : picture;
  await encoded[to](opaque, container.lossless).toFile(target);
  return true;
}
