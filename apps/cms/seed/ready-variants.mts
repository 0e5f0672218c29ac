import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  createLimiter,
  createVariantCache,
  entryName,
  makeVariants,
  masterOf,
  READY_FOLDER,
  seedPictures,
  sha256Of,
} from './ready-folder.mts';

// AVIF alone: encoding the library's takes two cores minutes, WebP seconds (decision 23).
const FORMAT = 'avif-';
const CACHE = path.resolve(process.env.PICTURE_CACHE_FOLDER || '.cache/pictures');
const MOST_LANES = 4;

const pictures = seedPictures();
const cache = createVariantCache(CACHE, Number.POSITIVE_INFINITY);
const lane = createLimiter(Math.min(MOST_LANES, os.availableParallelism()));
const wanted = new Set<string>();

for (const [index, file] of pictures.entries()) {
  const master = masterOf(file);
  const sha256 = await sha256Of(master);
  const entry = entryName(sha256);
  wanted.add(entry);
  const ready = path.join(READY_FOLDER, entry);
  if (existsSync(ready)) continue;
  const { folder, made } = await cache.get(sha256, (unfinished) => makeVariants(master, unfinished, lane));
  const unfinished = `${ready}.unfinished`;
  await mkdir(unfinished, { recursive: true });
  for (const { key, ext } of made.variants.filter((variant) => variant.key.startsWith(FORMAT)))
    await copyFile(path.join(folder, key + ext), path.join(unfinished, key + ext));
  await rename(unfinished, ready);
  console.log(`${index + 1}/${pictures.length} ${file}`);
}
for (const name of await readdir(READY_FOLDER)) {
  if (wanted.has(name)) continue;
  await rm(path.join(READY_FOLDER, name), { recursive: true });
  console.log(`Removed ${name}: its picture is gone or was changed`);
}
console.log(`${wanted.size} pictures have their variants ready.`);
