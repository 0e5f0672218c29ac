import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { picture, resetGradientIds } from './svg.mts';

const MEDIA_DIR = path.join(import.meta.dirname, '..', 'media');

/** One picture to be drawn: where it goes below `media/`, its size in pixels, and what is in it. */
export type Drawing = {
  file: string;
  width: number;
  height: number;
  draw: () => string;
};

const WEBP_QUALITY = 80;

/** Draws a picture and writes it as WebP. Returns its size in bytes. */
export async function paint({ file, width, height, draw }: Drawing): Promise<number> {
  resetGradientIds();
  const target = path.join(MEDIA_DIR, file);
  await mkdir(path.dirname(target), { recursive: true });
  const written = await sharp(Buffer.from(picture(width, height, draw())))
    .removeAlpha()
    .webp({ quality: WEBP_QUALITY, effort: 5, smartSubsample: true, nearLossless: false })
    .toFile(target);
  return written.size;
}
