import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const MEDIA_DIR = path.join(import.meta.dirname, '..', '..', '..', 'apps', 'cms', 'seed', 'media');

/** Writes a drawing as near-lossless WebP, or PNG where the name says so. Returns its size in bytes. */
export async function writePicture(file: string, svg: string): Promise<number> {
  const target = path.join(MEDIA_DIR, file);
  await mkdir(path.dirname(target), { recursive: true });
  const image = sharp(Buffer.from(svg));
  const written = file.endsWith('.png')
    ? await image.png({ compressionLevel: 9, palette: true }).toFile(target)
    : await image.webp({ nearLossless: true, quality: 60, effort: 6 }).toFile(target);
  return written.size;
}
