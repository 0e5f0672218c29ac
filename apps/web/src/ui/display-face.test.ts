import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Every page carries it (decisions 61 and 109). */
const MOST_BYTES = 8_500;

it('The display face, which travels in every page, stays light', () => {
  const { size } = statSync(path.join(import.meta.dirname, '../../fonts/newsreader-display.woff2'));
  expect(
    size,
    `The face weighs ${size} bytes in every page: fonts/subset-fonts.ts makes it`,
  ).toBeLessThanOrEqual(MOST_BYTES);
});
