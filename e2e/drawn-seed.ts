import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { mediaIn } from '../apps/cms/seed/media-in.mts';
import { type MediaFile, SLOT_SIZES_PX } from '../apps/cms/seed/schemas/media-file.mts';
import { aFilm } from '../testing/films.ts';
import { CONTENTS, contents } from './contents.ts';

const LOGO_PX = [480, 120] as const;
/** Of the size a picture should have: what is made of each for the site takes a quarter of the time. */
const SCALE = 0.5;
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
  'trailer<</Root 1 0 R>>\n%%EOF\n';

/** A picture that differs from any other: two hues from a corner to the other, and a building's outline. */
function draw({ slot, file }: MediaFile, number: number): Promise<Buffer> | Buffer | string {
  if (slot === 'film') return aFilm(file.endsWith('.webm') ? 'silent.webm' : 'with-sound-and-place.mp4');
  if (slot === 'brochure') return PDF;
  if (slot === 'document') return PDF.replace('%PDF-1.4', `%PDF-1.4\n% ${number}`);
  // What a gallery shows large must be larger than what stands on the page.
  const scale = slot === 'gallery' ? 1 : SCALE;
  const [width, height] = (SLOT_SIZES_PX[slot] ?? LOGO_PX).map((size) => size * scale);
  const hue = (number * 47) % 360;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="1" y2="1">
      <stop stop-color="hsl(${hue} 45% 80%)"/><stop offset="1" stop-color="hsl(${hue + 60} 45% 25%)"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <rect x="30%" y="20%" width="40%" height="80%" fill="hsl(${hue + 180} 30% 45%)"/>
  </svg>`;
  const picture = sharp(Buffer.from(drawing));
  return (slot === 'favicon' ? picture.png() : picture.webp()).toBuffer();
}

/**
 * Makes a seed folder of the journeys' content. Its pictures are drawn now: none lies in the repository.
 * @returns the folder, for `seed/load.mts --seed-dir`
 */
export async function drawnSeed(folder: string): Promise<string> {
  await cp(CONTENTS, folder, { recursive: true });
  for (const [index, media] of mediaIn(contents).entries()) {
    const file = path.join(folder, 'media', media.file);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await draw(media, index));
  }
  return folder;
}
