import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './settings.ts';
import { fingerprint } from './stamps.ts';

function folderOf(files: Record<string, string>): {
  name: string;
  write: (file: string, text: string) => void;
} {
  const parent = path.join(root, '.run');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'stamps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { name: `${path.relative(root, folder)}/`, write };
}

it('A fingerprint changes with a source, and not with its tests or with what was built', () => {
  const { name, write } = folderOf({
    'src/page.ts': 'one',
    'src/page.test.ts': 'one',
    'dist/page.js': 'one',
  });
  const before = fingerprint(name);
  write('src/page.test.ts', 'two');
  write('dist/page.js', 'two');
  expect(fingerprint(name)).toBe(before);
  write('src/page.ts', 'two');
  expect(fingerprint(name)).not.toBe(before);
});
