import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { mediaIn } from '../../apps/cms/seed/media-in.mts';
import { readSeedData, SEED_DIR } from '../../apps/cms/seed/read-data.mts';
import { SLOT_SIZES_PX, type Slot } from '../../apps/cms/seed/schemas/media-file.mts';
import { DRAWINGS } from './catalogue.mts';

const DRAWN_SLOTS: readonly Slot[] = [
  'floorPlan',
  'localityMap',
  'avatar',
  'portrait',
  'elevation',
  'diagram',
  'icon',
  'favicon',
  'logo',
];
const media = mediaIn(readSeedData()).filter(({ slot }) => DRAWN_SLOTS.includes(slot));

it('draws exactly the plans, maps, elevations, avatars, icons and marks that the demo content names', () => {
  expect(DRAWINGS.map(({ file }) => file).sort()).toEqual(media.map(({ file }) => file).sort());
});

it.each(media)('draws $file for its place', async ({ file, slot }) => {
  const drawing = DRAWINGS.find((one) => one.file === file);
  const size = SLOT_SIZES_PX[slot];
  const { width, height } = await sharp(Buffer.from(drawing?.draw() ?? '')).metadata();
  if (size) expect([width, height]).toEqual([...size]);
  expect(existsSync(path.join(SEED_DIR, 'media', file))).toBe(true);
});
