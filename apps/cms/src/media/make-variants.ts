import { copyFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { glimpseOf } from './glimpse';
import { MOST_PIXELS } from './limits';
import { VARIANT_WIDTHS_PX, type VariantFormat, variantFormats, variantWidths } from './variant-settings';

const variant = z.object({
  /** `avif-400`: format and width, and the key in the file's `formats`. */
  key: z.string(),
  ext: z.string(),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  sizeInBytes: z.int(),
});
type Variant = z.infer<typeof variant>;

/** What was made of one master; the files lie beside it as `<key><ext>`. */
export const madeVariants = z.object({
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  dominantColour: z.string(),
  variants: z.array(variant),
});
export type MadeVariants = z.infer<typeof madeVariants>;

/** Runs pieces of work a few at a time, in the order they came. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** @param lanes how many pieces run at the same time */
export function createLimiter(lanes: number): Limiter {
  const waiting: (() => void)[] = [];
  let free = lanes;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Decoded once, as wide as the widest variant: all others are drawn from these pixels. */
async function decode(master: string) {
  const { data, info } = await sharp(master, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: Math.max(...VARIANT_WIDTHS_PX), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function sizeOf(master: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(master, { limitInputPixels: MOST_PIXELS }).metadata();
  return autoOrient;
}

/** Takes over a variant that was made before. @returns false when there is none that fits */
async function takeReady(ready: string, file: string, size: { width: number; height: number }) {
  // Missing or broken, what is to be done is the same: it is encoded.
  const found = await sharp(ready)
    .metadata()
    .catch(() => undefined);
  if (found?.width !== size.width || found.height !== size.height) return false;
  await copyFile(ready, file);
  return true;
}

/**
 * Makes every variant of a picture into an empty folder.
 * @param lane bounds how many encoders run at once, over all pictures of the process
 * @param readyFolder where some of them may lie ready-made, as `<key><ext>`; the others are encoded
 * @throws Error of the decoder or encoder
 */
export async function makeVariants(
  master: string,
  folder: string,
  lane: Limiter,
  readyFolder?: string,
): Promise<MadeVariants> {
  const { data, raw } = await lane(() => decode(master));
  const { width: masterWidth, height: masterHeight } = await sizeOf(master);

  async function make(format: VariantFormat, width: number): Promise<Variant> {
    const { ext, mime, options } = variantFormats[format];
    const key = `${format}-${width}`;
    const height = Math.max(1, Math.round((width * masterHeight) / masterWidth));
    const file = path.join(folder, key + ext);
    const ready =
      readyFolder && (await takeReady(path.join(readyFolder, key + ext), file, { width, height }));
    if (!ready) {
      const resized = sharp(data, { raw }).resize({ width, height, fit: 'fill' });
      await resized.toFormat(format, options).toFile(file);
    }
    return { key, ext, mime, width, height, sizeInBytes: (await stat(file)).size };
  }

  // The longest work first, so that no lane is left with it alone at the end.
  const widestFirst = variantWidths(masterWidth).toReversed();
  const formats: VariantFormat[] = ['avif', 'webp'];
  const [glimpse, ...variants] = await Promise.all([
    lane(() => glimpseOf(master)),
    ...widestFirst.flatMap((width) => formats.map((format) => lane(() => make(format, width)))),
  ]);
  return { width: masterWidth, height: masterHeight, ...glimpse, variants: variants.toReversed() };
}
