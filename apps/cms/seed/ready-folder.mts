import { createRequire } from 'node:module';
import path from 'node:path';
import { mediaIn } from './media-in.mts';
import { readSeedData, SEED_DIR } from './read-data.mts';

type Made = { variants: { key: string; ext: string }[] };
type Encoding = {
  createLimiter(lanes: number): unknown;
  makeVariants(master: string, folder: string, lane: unknown): Promise<Made>;
};
type Cache = {
  entryName(sha256: string): string;
  createVariantCache(
    root: string,
    limitBytes: number,
  ): {
    get(sha256: string, make: (folder: string) => Promise<Made>): Promise<{ folder: string; made: Made }>;
  };
};
type Settings = { variantWidths(masterWidth: number): number[] };
type Stored = { sha256Of(file: string): Promise<string> };

// Compiled: the CMS is CommonJS, and its files import each other without extensions.
const built = createRequire(path.join(SEED_DIR, '../dist/src/media/index.js'));
export const { createLimiter, makeVariants }: Encoding = built('./make-variants.js');
export const { createVariantCache, entryName }: Cache = built('./variant-cache.js');
export const { variantWidths }: Settings = built('./variant-settings.js');
export const { sha256Of }: Stored = built('./stored-picture.js');

/** The ready-made AVIFs of the demo pictures, a folder for each (decision 23). */
export const READY_FOLDER = path.join(SEED_DIR, 'variants');

/** Every picture that the seed data names, as a file below `media/`. */
export const seedPictures = (): string[] =>
  mediaIn(readSeedData())
    .filter(({ isPicture }) => isPicture)
    .map(({ file }) => file);

export const masterOf = (file: string): string => path.join(SEED_DIR, 'media', file);
