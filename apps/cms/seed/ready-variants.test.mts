import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { entryName, masterOf, READY_FOLDER, seedPictures, sha256Of, variantWidths } from './ready-folder.mts';

const MEND = 'run npm run variants';
const entryOf = async (file: string) => entryName(await sha256Of(masterOf(file)));

it.each(seedPictures())('has every AVIF of %s, in its size', async (file) => {
  const folder = path.join(READY_FOLDER, await entryOf(file));
  expect(existsSync(folder), MEND).toBe(true);
  const { width, height } = await sharp(masterOf(file)).metadata();
  const widths = variantWidths(width);
  expect((await readdir(folder)).sort(), MEND).toEqual(widths.map((each) => `avif-${each}.avif`).sort());
  for (const each of widths) {
    const size = { width: each, height: Math.max(1, Math.round((each * height) / width)) };
    const ready = await sharp(path.join(folder, `avif-${each}.avif`)).metadata();
    expect(ready, MEND).toMatchObject({ format: 'heif', compression: 'av1', ...size });
  }
});

it('has none of pictures that are gone', async () => {
  const wanted = new Set(await Promise.all(seedPictures().map(entryOf)));
  expect(
    (await readdir(READY_FOLDER)).filter((entry) => !wanted.has(entry)),
    MEND,
  ).toEqual([]);
});
