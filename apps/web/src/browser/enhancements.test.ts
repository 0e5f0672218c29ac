import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.dirname(import.meta.dirname);
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(path.join(SOURCES, file), 'utf8');

it('every helper lies in a file of its name, and every such file is one', () => {
  const known = [...read('enhancements.ts').matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map(([, name]) => name);
  const named = files
    .filter((file) => file.endsWith('.browser.ts'))
    .map((file) => path.basename(file, '.browser.ts'));
  expect(named.sort()).toEqual(known.sort());
});

it.each(files.filter((file) => file.endsWith('.browser.ts')))('%s has a test beside it', (file) => {
  const tests = files.filter((each) => each.startsWith(file.replace(/\.ts$/, '.test.ts')));
  expect(tests).toHaveLength(1);
});

it('there is no third kind of script: pages have the one of the frame, and no other', () => {
  const withScript = files.filter(
    (file) => /\.(astro|tsx)$/.test(file) && /<script(?![^>]*ld\+json)/.test(read(file)),
  );
  expect(withScript.filter((file) => !file.includes('.test.'))).toEqual(['layout.astro']);
});
