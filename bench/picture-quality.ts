import { globSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { dssim, type Pixels } from './dssim.ts';

/**
 * Which AVIF and which WebP quality look alike on our renders, and what each costs.
 * `node bench/picture-quality.ts [folder of masters]`
 */
const WIDTHS_PX = [828, 1440];
const AVIF_QUALITIES = [40, 45, 50, 55, 60, 65];
const WEBP_QUALITIES = [60, 65, 70, 75, 80, 85, 90];
/** Smaller masters are drawings that wait for their render. */
const RENDER_WIDTH_PX = 1600;
const RENDER_BYTES_A_PIXEL = 0.05;

const folder = process.argv[2] ?? path.join(import.meta.dirname, '../apps/cms/seed/media/projects');

type Sum = { bytes: number; difference: number; count: number };

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

async function renders(): Promise<string[]> {
  const files = globSync('**/*.{webp,jpg,jpeg}', { cwd: folder }).map((name) => path.join(folder, name));
  const known = await Promise.all(
    files.map(async (file) => ({ file, ...(await sharp(await sharp(file).toBuffer()).metadata()) })),
  );
  return known
    .filter(
      ({ width, height, size = 0 }) =>
        width >= RENDER_WIDTH_PX && size / (width * height) > RENDER_BYTES_A_PIXEL,
    )
    .map(({ file }) => file);
}

const sums = new Map<string, Sum>();

async function measure(reference: Pixels, format: 'avif' | 'webp', quality: number) {
  const raw = { width: reference.width, height: reference.height, channels: 3 } as const;
  const options =
    format === 'avif' ? { quality, effort: 3, chromaSubsampling: '4:2:0' } : { quality, effort: 4 };
  const encoded = await sharp(reference.rgb, { raw }).toFormat(format, options).toBuffer();
  const key = `${format} ${quality}`;
  const sum = sums.get(key) ?? { bytes: 0, difference: 0, count: 0 };
  sum.bytes += encoded.length;
  sum.difference += dssim(reference, await pixelsOf(sharp(encoded)));
  sum.count += 1;
  sums.set(key, sum);
}

const masters = await renders();
for (const master of masters) {
  for (const width of WIDTHS_PX) {
    const reference = await pixelsOf(sharp(master).resize({ width }));
    for (const quality of AVIF_QUALITIES) await measure(reference, 'avif', quality);
    for (const quality of WEBP_QUALITIES) await measure(reference, 'webp', quality);
  }
  console.error(`measured ${path.relative(folder, master)}`);
}

type Point = { quality: number; bytes: number; difference: number };
const pointsOf = (format: string, qualities: number[]): Point[] =>
  qualities.flatMap((quality) => {
    const sum = sums.get(`${format} ${quality}`);
    return sum ? [{ quality, bytes: sum.bytes / sum.count, difference: sum.difference / sum.count }] : [];
  });

/** What a WebP of the same difference would be, between the two that were measured around it. */
function alike(points: Point[], difference: number): Point | undefined {
  for (const [index, better] of points.entries()) {
    const worse = points[index - 1];
    if (!worse || worse.difference < difference || better.difference > difference) continue;
    const part = (worse.difference - difference) / (worse.difference - better.difference);
    const between = (a: number, b: number) => a + (b - a) * part;
    return {
      quality: between(worse.quality, better.quality),
      bytes: between(worse.bytes, better.bytes),
      difference,
    };
  }
  return undefined;
}

const webp = pointsOf('webp', WEBP_QUALITIES);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
console.log(`${masters.length} renders at ${WIDTHS_PX.join(' and ')} px, means\n`);
console.log('| AVIF quality | kB | DSSIM | WebP alike: quality | kB | AVIF / WebP |');
console.log('|---|---|---|---|---|---|');
for (const { quality, bytes, difference } of pointsOf('avif', AVIF_QUALITIES)) {
  const same = alike(webp, difference);
  const rest = same
    ? `${same.quality.toFixed(0)} | ${kilobytes(same.bytes)} | ${(bytes / same.bytes).toFixed(2)} |`
    : 'outside 60…90 | | |';
  console.log(`| ${quality} | ${kilobytes(bytes)} | ${difference.toFixed(5)} | ${rest}`);
}
console.log('\n| WebP quality | kB | DSSIM |\n|---|---|---|');
for (const { quality, bytes, difference } of webp) {
  console.log(`| ${quality} | ${kilobytes(bytes)} | ${difference.toFixed(5)} |`);
}
