import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SRC = path.join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: SRC });

/** The declarations of each rule without rules inside it. */
const rulesOf = (css: string) =>
  [...css.matchAll(/\{([^{}]*)\}/g)].map(([, declarations = '']) => declarations);

// The minifier joins them to `animation: … view()`, which browsers drop whole.
it('no rule names an animation in short and its timeline at length', () => {
  const both = sheets.filter((sheet) =>
    rulesOf(readFileSync(path.join(SRC, sheet), 'utf8')).some(
      (rule) => /(?<![-\w])animation-timeline:/.test(rule) && /(?<![-\w])animation:/.test(rule),
    ),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(both).toEqual([]);
});
