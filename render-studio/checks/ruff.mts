import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Diagnostic, PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import { parse } from 'smol-toml';

const studio = path.dirname(import.meta.dirname);
const IMPORTS_UNSORTED = 'I001';

const ruff = new Workspace(
  parse(readFileSync(path.join(studio, 'ruff.toml'), 'utf8')),
  PositionEncoding.Utf16,
);

type Place = { row: number; column: number };

/** The index in `text` of a place that is counted from 1. */
function indexOf(text: string, { row, column }: Place): number {
  const before = text.split('\n').slice(0, row - 1);
  return before.reduce((sum, line) => sum + line.length + 1, 0) + column - 1;
}

function fixed(text: string, { fix }: Diagnostic): string {
  return (fix?.edits ?? []).reduceRight(
    (whole, { content, location, end_location }) =>
      whole.slice(0, indexOf(whole, location)) + (content ?? '') + whole.slice(indexOf(whole, end_location)),
    text,
  );
}

const found = (text: string): Diagnostic[] => ruff.check(text);

/** A file's text as it must be laid out: imports in order, then ruff's format. */
function laidOut(text: string): string {
  const unsorted = found(text).find(({ code }) => code === IMPORTS_UNSORTED);
  return ruff.format(unsorted ? fixed(text, unsorted) : text);
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const files = globSync('{*,desk/*,drawings/**/*,kit/**/*,recipes/*,tests/**/*}.py', { cwd: studio }).sort();
const complaints: string[] = [];
for (const name of files) {
  const file = path.join(studio, name);
  const text = readFileSync(file, 'utf8');
  if (values.write && laidOut(text) !== text) writeFileSync(file, laidOut(text));
  const now = values.write ? readFileSync(file, 'utf8') : text;
  for (const { code, message, start_location: at } of found(now))
    complaints.push(`render-studio/${name}:${at.row}:${at.column} ${code} ${message}`);
  if (ruff.format(now) !== now)
    complaints.push(`render-studio/${name} is not laid out: node render-studio/checks/ruff.mts --write`);
}
if (files.length === 0) complaints.push('No Python was found in render-studio.');
console.log([...complaints, `${files.length} files, ${complaints.length} complaints`].join('\n'));
process.exitCode = complaints.length > 0 ? 1 : 0;
