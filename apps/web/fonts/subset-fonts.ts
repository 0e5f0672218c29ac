/**
 * Cuts the site's fonts to what the site writes. Run after an upgrade of the font packages:
 * `node fonts/subset-fonts.ts` in apps/web, and commit what it makes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { BASIC, DEVANAGARI, ENGLISH, LATIN, RUPEE, without } from './letters.ts';
import { lightenFont } from './lighten-font.ts';

const folderOf = (address: string) => path.dirname(fileURLToPath(address));
const newsreader = folderOf(import.meta.resolve('@fontsource-variable/newsreader/package.json'));
const serifDevanagari = folderOf(
  import.meta.resolve('@fontsource-variable/noto-serif-devanagari/package.json'),
);
const sansDevanagari = folderOf(
  import.meta.resolve('@fontsource-variable/noto-sans-devanagari/package.json'),
);
// Instrument Sans has no rupee sign; Inter's has its weight and width.
const inter = folderOf(import.meta.resolve('@fontsource-variable/inter/package.json'));
const instrumentSans = folderOf(import.meta.resolve('@fontsource-variable/instrument-sans/package.json'));

// Kerning, accents and figures; swashes, fractions and small capitals stay behind.
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'lnum', 'tnum'];
// What makes syllables of Devanagari (OpenType, "Developing OpenType Fonts for Devanagari Script").
const SYLLABLES = [
  ...['locl', 'nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'calt', 'kern', 'dist', 'abvm', 'blwm', 'ccmp', 'mark', 'mkmk'],
];

const DISPLAY = { opsz: 40, wght: 320 };
const TEXT = { wght: { min: 400, max: 600, default: 400 } };

type Cut = {
  from: string;
  to: string;
  text: string;
  axes: Parameters<typeof subsetFont>[2]['variationAxes'];
  /** Of OpenType; {@link FEATURES} where none are named. */
  features?: string[];
  /** It travels in every page: no byte too many. */
  light?: boolean;
};

const cuts: Cut[] = [
  {
    // Large light type only: one weight and one optical size.
    from: `${newsreader}/files/newsreader-latin-opsz-normal.woff2`,
    to: 'newsreader-display.woff2',
    text: ENGLISH,
    axes: DISPLAY,
    light: true,
  },
  {
    from: `${newsreader}/files/newsreader-latin-opsz-normal.woff2`,
    to: 'newsreader-display-more.woff2',
    text: without(LATIN, ENGLISH),
    axes: DISPLAY,
  },
  {
    from: `${newsreader}/files/newsreader-latin-ext-opsz-normal.woff2`,
    to: 'newsreader-display-rupee.woff2',
    text: RUPEE,
    axes: DISPLAY,
  },
  {
    from: `${instrumentSans}/files/instrument-sans-latin-wght-normal.woff2`,
    to: 'instrument-sans.woff2',
    text: BASIC,
    axes: TEXT,
  },
  {
    from: `${instrumentSans}/files/instrument-sans-latin-wght-normal.woff2`,
    to: 'instrument-sans-more.woff2',
    text: without(LATIN, BASIC),
    axes: TEXT,
  },
  {
    from: `${inter}/files/inter-latin-ext-wght-normal.woff2`,
    to: 'instrument-sans-rupee.woff2',
    text: RUPEE,
    axes: TEXT,
  },
  // For pictures that the server draws: one weight each, in the format its font reader takes.
  ...[
    {
      name: 'newsreader-latin',
      folder: newsreader,
      axis: 'opsz',
      to: 'share-display.ttf',
      text: LATIN,
      axes: DISPLAY,
    },
    {
      name: 'newsreader-latin-ext',
      folder: newsreader,
      axis: 'opsz',
      to: 'share-display-rupee.ttf',
      text: RUPEE,
      axes: DISPLAY,
    },
    {
      name: 'instrument-sans-latin',
      folder: instrumentSans,
      axis: 'wght',
      to: 'share-text.ttf',
      text: LATIN,
      axes: { wght: 450 },
    },
    {
      name: 'instrument-sans-latin',
      folder: instrumentSans,
      axis: 'wght',
      to: 'share-strong.ttf',
      text: LATIN,
      axes: { wght: 560 },
    },
    {
      name: 'inter-latin-ext',
      folder: inter,
      axis: 'wght',
      to: 'share-text-rupee.ttf',
      text: RUPEE,
      axes: { wght: 450 },
    },
    {
      name: 'noto-serif-devanagari-devanagari',
      folder: serifDevanagari,
      axis: 'wght',
      to: 'share-display-devanagari.ttf',
      text: DEVANAGARI,
      axes: { wght: 320 },
      features: SYLLABLES,
    },
    {
      name: 'noto-sans-devanagari-devanagari',
      folder: sansDevanagari,
      axis: 'wght',
      to: 'share-text-devanagari.ttf',
      text: DEVANAGARI,
      axes: { wght: 450 },
      features: SYLLABLES,
    },
    {
      name: 'noto-sans-devanagari-devanagari',
      folder: sansDevanagari,
      axis: 'wght',
      to: 'share-strong-devanagari.ttf',
      text: DEVANAGARI,
      axes: { wght: 560 },
      features: SYLLABLES,
    },
  ].map(({ name, folder, axis, ...cut }) => ({
    ...cut,
    from: `${folder}/files/${name}-${axis}-normal.woff2`,
  })),
];

for (const { from, to, text, axes, features = FEATURES, light = false } of cuts) {
  const cut = { keepFeatures: features, noHinting: true };
  const font = await subsetFont(await readFile(from), text, {
    ...cut,
    targetFormat: to.endsWith('.ttf') || light ? 'truetype' : 'woff2',
    variationAxes: axes,
  });
  const made = light ? await subsetFont(lightenFont(font), text, { ...cut, targetFormat: 'woff2' }) : font;
  await writeFile(path.join(import.meta.dirname, to), made);
  console.log(`${to}: ${(made.length / 1024).toFixed(1)} kB`);
}

// Wherever the fonts go, their licence goes along (SIL Open Font License, condition 2).
const licences = await Promise.all(
  [newsreader, instrumentSans, inter, serifDevanagari, sansDevanagari].map((folder) =>
    readFile(path.join(folder, 'LICENSE'), 'utf8'),
  ),
);
const partsOf = (licence: string) => {
  const end = licence.indexOf('\n');
  return { owner: licence.slice(0, end), terms: licence.slice(end) };
};
const terms = new Set(licences.map((licence) => partsOf(licence).terms));
if (terms.size > 1) throw new Error('The fonts are no longer all under the same licence: write down each');
const owners = new Set(licences.map((licence) => partsOf(licence).owner));
await writeFile(path.join(import.meta.dirname, 'OFL.txt'), [...owners].join('\n') + [...terms][0]);
