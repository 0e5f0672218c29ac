import { mediaIn } from './media-in.mts';
import { drawingOf } from './pictures/catalogue.mts';
import { paint } from './pictures/paint.mts';
import { readSeedData } from './read-data.mts';
import { SLOT_SIZES_PX, type Slot } from './schemas/media-file.mts';

/** Made in render-studio/drawings, or not a picture. */
const ELSEWHERE: readonly Slot[] = [
  'brochure',
  'floorPlan',
  'localityMap',
  'avatar',
  'icon',
  'favicon',
  'logo',
];

// Draws every stand-in for a photograph that the data names, or only those whose path contains one of the arguments:
//   node seed/draw-pictures.mts [projects/ota …]
const wanted = process.argv.slice(2);
const files = mediaIn(readSeedData())
  .filter(({ slot }) => !ELSEWHERE.includes(slot))
  .filter(({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

let total = 0;
for (const [index, media] of files.entries()) {
  const [width, height] = SLOT_SIZES_PX[media.slot] ?? [0, 0];
  const size = await paint({
    file: media.file,
    width,
    height,
    draw: () => drawingOf(media, width, height),
  });
  total += size;
  console.log(`Pictures ${index + 1}/${files.length} ${media.file} ${Math.round(size / 1000)} kB`);
}
console.log(`Drawn: ${files.length} pictures, ${(total / 1e6).toFixed(2)} MB.`);
