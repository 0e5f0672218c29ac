import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BASIC, ENGLISH, LATIN, RUPEE, without } from '../../fonts/letters';

const css = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8');

/** The letters for which browsers fetch a file. */
function fetchedFor(file: string): string[] {
  const face = css.split('@font-face').find((rule) => rule.includes(`/${file}.woff2`)) ?? '';
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1] ?? '';
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
}

// fonts/subset-fonts.ts cuts the files by the same letters.
it.each([
  ['newsreader-display-more', without(LATIN, ENGLISH)],
  ['newsreader-display-rupee', RUPEE],
  ['instrument-sans-more', without(LATIN, BASIC)],
  ['instrument-sans-rupee', RUPEE],
])('%s is fetched for the letters it has, and for no others', (file, letters) => {
  expect(new Set(fetchedFor(file))).toEqual(new Set(letters));
});

it('A café, a crèche and a façade are written with the face that every page has', () => {
  expect(without('café crèche façade naïve fête señor ← →', BASIC)).toBe('');
});
