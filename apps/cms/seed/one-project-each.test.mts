import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { mediaIn } from './media-in.mts';
import { readSeedData, SEED_DIR } from './read-data.mts';
import type { Slot } from './schemas/media-file.mts';

const RENDERED: readonly Slot[] = [
  'bannerWide',
  'bannerTall',
  'overview',
  'featured',
  'gallery',
  'thumbnail',
  'construction',
  'filmPoster',
];
/** A picture as a coarse pattern: whether each cell is lighter than the one to its left. */
const CELLS_PX = { width: 17, height: 16 } as const;
/** Of 256 cells. The same view in other finishes differs in fewer than 30, two views of one place in more than 65. */
const SAME_VIEW_CELLS = 48;

type Pattern = readonly boolean[];
type Shown = { project: string; file: string; pattern: Pattern; mirrored: Pattern };

const filesOf = readSeedData().projects.map((project) => ({
  project: project.url,
  files: mediaIn(project)
    .filter(({ slot }) => RENDERED.includes(slot))
    .map(({ file }) => file),
}));

const master = (file: string): Sharp => sharp(path.join(SEED_DIR, 'media', file));

async function patternOf(picture: Sharp): Promise<Pattern> {
  const { width, height } = CELLS_PX;
  const small = picture.greyscale().resize({ width, height, fit: 'fill' });
  const cells = [...(await small.raw().toBuffer())];
  return cells.flatMap((cell, index) => (index % width ? [cell > (cells[index - 1] ?? 0)] : []));
}

const differing = (a: Pattern, b: Pattern): number => a.filter((cell, index) => cell !== b[index]).length;
const nearest = (a: Shown, b: Shown): number =>
  Math.min(differing(a.pattern, b.pattern), differing(a.pattern, b.mirrored));

describe("a project's pictures", () => {
  it('are named by no other project', () => {
    const files = filesOf.flatMap(({ files }) => files);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });

  it('show what no other shows, neither mirrored nor in other finishes', async () => {
    const shown = await Promise.all(
      filesOf.flatMap(({ project, files }) =>
        files.map(async (file) => ({
          project,
          file,
          pattern: await patternOf(master(file)),
          mirrored: await patternOf(master(file).flop()),
        })),
      ),
    );
    const twice = shown.flatMap((a, index) =>
      shown
        .slice(index + 1)
        .filter((b) => a.project !== b.project && nearest(a, b) < SAME_VIEW_CELLS)
        .map((b) => `${a.file} and ${b.file}`),
    );
    expect(twice).toEqual([]);
  });

  it('would be known again mirrored, dimmed and in other colours', async () => {
    const file = 'projects/ota/gallery-living.webp';
    const disguised = master(file).flop().modulate({ hue: 90, saturation: 0.6, brightness: 0.8 });
    const again = await disguised.png().toBuffer();
    const cells = differing(await patternOf(master(file)), await patternOf(sharp(again).flop()));
    expect(cells).toBeLessThan(SAME_VIEW_CELLS);
  });
});
