import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './settings.ts';

const folder = path.join(root, '.run/stamps');
const IGNORED = new Set([
  'node_modules',
  'dist',
  'build',
  '.tmp',
  '.cache',
  '.astro',
  '.strapi',
  '.run',
  'uploads',
  'private',
  'tests',
  'seed',
]);

function addFile(hash: ReturnType<typeof createHash>, file: string) {
  hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
}

function addFolder(hash: ReturnType<typeof createHash>, directory: string) {
  for (const entry of readdirSync(directory, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (IGNORED.has(entry.name)) continue;
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) addFolder(hash, full);
    else if (entry.isFile() && !/\.(test|spec)\.tsx?$/.test(entry.name)) addFile(hash, full);
  }
}

/** A fingerprint of files and folders of the repository: the same until something in them changes. */
export function fingerprint(...names: string[]): string {
  const hash = createHash('sha256');
  for (const name of names) {
    const full = path.join(root, name);
    if (name.endsWith('/')) addFolder(hash, full);
    else addFile(hash, full);
  }
  return hash.digest('hex');
}

/** Whether work was already done for exactly this fingerprint. */
export function isDone(work: string, print: string): boolean {
  const file = path.join(folder, work);
  return existsSync(file) && readFileSync(file, 'utf8') === print;
}

/** Remembers that work is done. */
export function markDone(work: string, print: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, work), print);
}

/** Forgets that work was done. */
export function forgetDone(work: string): void {
  rmSync(path.join(folder, work), { force: true });
}
