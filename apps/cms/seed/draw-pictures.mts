import { mediaIn } from './media-in.mts';
import { drawingOf } from './pictures/catalogue.mts';
import { wordmarkWidth } from './pictures/marks.mts';
import { paint } from './pictures/paint.mts';
import { readSeedData } from './read-data.mts';
import { SLOT_SIZES_PX } from './schemas/media-file.mts';

/** Pixels of the marks, whose slot takes any size: twice what the header and footer show. */
const LOGO_PX = [560, 140] as const;
const WORDMARK = 'brand/logo.webp';

// Draws every stand-in that the data names, or only those whose path contains one of the arguments:
//   node seed/draw-pictures.mts [projects/ota …]
const wanted = process.argv.slice(2);
const data = readSeedData();
const carpetAreas = new Map(
  data.projects.flatMap(({ floorPlans }) =>
    floorPlans.flatMap(({ carpetArea, images }) =>
      images.flatMap((image) => (carpetArea === undefined ? [] : [[image.file, carpetArea] as const])),
    ),
  ),
);
const files = mediaIn(data)
  .filter(({ slot }) => slot !== 'brochure')
  .filter(({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

let total = 0;
for (const [index, media] of files.entries()) {
  const [width, height] =
    SLOT_SIZES_PX[media.slot] ??
    (media.file === WORDMARK ? [wordmarkWidth(LOGO_PX[1]), LOGO_PX[1]] : LOGO_PX);
  const transparent = media.slot === 'icon' || media.slot === 'logo';
  const size = await paint({
    file: media.file,
    width,
    height,
    transparent,
    draw: () => drawingOf(media, width, height, carpetAreas),
  });
  total += size;
  console.log(`Pictures ${index + 1}/${files.length} ${media.file} ${Math.round(size / 1000)} kB`);
}
console.log(`Drawn: ${files.length} pictures, ${(total / 1e6).toFixed(2)} MB.`);
