import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SRC = path.join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: SRC });

/** Which element is the last or the only one is settled anew with each one that a browser reads, also of the body. */
const SETTLED_WHILE_READING = /:(?:only|last|nth-last)-(?:child|of-type)/;

/** The selectors of a style sheet, each by itself. */
const selectorsOf = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
  );

/** Whose parts, `a > b`, follow each other outside of brackets. */
const partsOf = (selector: string) =>
  selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '').split(/\s*[\s>+~]\s*/);

/** Whether anything may be meant, below what is settled while the page is read. */
function meansAnythingBelow(selector: string): boolean {
  const parts = partsOf(selector);
  return (
    SETTLED_WHILE_READING.test(parts.slice(0, -1).join(' ')) &&
    /^(?:\*|:(?!is|where))/.test(parts.at(-1) ?? '')
  );
}

it.each([
  ['.phases > :only-child .facts > :first-child', true],
  ['.story:last-child *', true],
  ['.phases > :only-child .facts', false],
  ['.words > :last-child', false],
  ['.cards:has(> :last-child) .story:nth-child(2)', false],
])('%s means anything below: %s', (selector, expected) => {
  expect(meansAnythingBelow(selector)).toBe(expected);
});

// 190 ms of a phone's processor on Meander's page: the end of the body settles it for the body too.
it('no rule has a browser style the whole page anew when it has read the end', () => {
  const found = sheets.flatMap((sheet) =>
    selectorsOf(readFileSync(path.join(SRC, sheet), 'utf8'))
      .filter(meansAnythingBelow)
      .map((selector) => `${sheet}: ${selector}`),
  );
  expect(selectorsOf(readFileSync(path.join(SRC, 'ui/keep-link.module.css'), 'utf8'))).toContain(
    '.words > :last-child',
  );
  expect(found).toEqual([]);
});
