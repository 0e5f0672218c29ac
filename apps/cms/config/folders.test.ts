import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { erasureFolder, privateFolder } from './folders';

const place = mkdtempSync(path.join(tmpdir(), 'sahyara-folders-'));
const open = path.join(place, 'public');
mkdirSync(open);
symlinkSync(open, path.join(place, 'elsewhere'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const read = (folder: string | undefined) =>
  privateFolder((name) => ({ PUBLIC_FOLDER: open, PRIVATE_FOLDER: folder })[name]);

test.each(['private', 'public-not', '..', '.', 'public/../private', 'public/..private/../../x'])(
  'gated files may lie in %s',
  (folder) => expect(read(path.join(place, folder))).toBe(path.join(place, folder)),
);

test('they lie beside the public folder where nothing is said', () => {
  expect(read(undefined)).toBe(path.resolve('private'));
  expect(read('')).toBe(path.resolve('private'));
});

test.each([
  'public',
  'public/uploads',
  'public/..private',
  'private/../public/x/y',
  'elsewhere',
  'elsewhere/x',
])('they may not lie in %s, where everybody may fetch them', (folder) => {
  expect(() => read(`${place}/${folder}`)).toThrow(
    /^PRIVATE_FOLDER is ".+", inside PUBLIC_FOLDER, .+: set it to a folder outside\.$/,
  );
});

test('nor may the records of who was erased', () => {
  const inPublic = (name: string) => ({ PUBLIC_FOLDER: open, ERASURE_FOLDER: path.join(open, 'x') })[name];
  expect(() => erasureFolder(inPublic)).toThrow(/^ERASURE_FOLDER is ".+", inside PUBLIC_FOLDER/);
  expect(erasureFolder(() => undefined)).toBe(path.resolve('.run/erasures'));
});
