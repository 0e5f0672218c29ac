import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

/**
 * How long the variants of a photo of 24 megapixels take; the CMS must be built.
 * `node bench/picture-speed.ts` on a machine that does nothing else.
 */
const RUNS = 3;
const [WIDTH_PX, HEIGHT_PX] = [6000, 4000];
const master = path.join(import.meta.dirname, '../apps/cms/seed/media/projects/ota/banner-wide.webp');
type Maker = {
  createLimiter: (lanes: number) => unknown;
  makeVariants: (
    master: string,
    folder: string,
    lane: unknown,
  ) => Promise<{ variants: { sizeInBytes: number }[] }>;
};
// Compiled: the CMS is CommonJS, and its files import each other without extensions.
const { createLimiter, makeVariants }: Maker = createRequire(import.meta.url)(
  '../apps/cms/dist/src/media/make-variants.js',
);

sharp.cache(false);
sharp.concurrency(1);
const folder = await mkdtemp(path.join(os.tmpdir(), 'sahyara-speed-'));
try {
  const photo = path.join(folder, 'photo.jpg');
  const grain = await sharp({
    create: {
      width: WIDTH_PX,
      height: HEIGHT_PX,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 6 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await sharp(master)
    .resize(WIDTH_PX, HEIGHT_PX)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toFile(photo);
  for (let run = 0; run < RUNS; run += 1) {
    const lane = createLimiter(Math.min(4, os.availableParallelism()));
    const [started, before] = [performance.now(), process.cpuUsage()];
    const { variants } = await makeVariants(photo, folder, lane);
    const { user, system } = process.cpuUsage(before);
    const bytes = variants.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0);
    console.log(
      `${variants.length} variants, ${Math.round(bytes / 1000)} kB: ${((performance.now() - started) / 1000).toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of processor)`,
    );
  }
  console.log(`at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB of memory`);
} finally {
  await rm(folder, { recursive: true });
}
