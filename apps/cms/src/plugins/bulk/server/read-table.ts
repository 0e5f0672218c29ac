import { z } from 'zod';
import { csvFile, refuseTooWide, sameWord, textOfFile, UnreadableFile } from '../../../read-csv';
import { LARGEST_FILE_BYTES, MOST_COLUMNS, MOST_ROWS, type SheetName } from '../sheet-rules';
import type { RawCell } from './read-cell';

/** A file as it came: the words above its columns, and rows as a spreadsheet counts them. */
export type Table = {
  sheet: SheetName;
  headers: string[];
  rows: { row: number; cells: Map<string, RawCell> }[];
  /** Rows with more cells than columns. */
  tooLong: number[];
};
const SHEETS: SheetName[] = ['projects', 'configurations'];

function tooMany(rows: number, sheet: SheetName): void {
  const most = MOST_ROWS[sheet].toLocaleString('en-IN');
  if (rows > MOST_ROWS[sheet])
    throw new UnreadableFile(
      `The file has ${rows.toLocaleString('en-IN')} rows, and ${most} are taken at once. Bring it in parts.`,
    );
}

const entries = z.array(z.record(z.string(), z.unknown()));
const cellOf = (value: unknown): RawCell =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)
    ? z.union([z.string(), z.number(), z.boolean(), z.null()]).catch(null).parse(value)
    : undefined;

function fromJson(text: string): Table {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    // Where it breaks off is said in a programmer's words.
    throw new UnreadableFile('This is no whole JSON file.');
  }
  const named = z.record(z.string(), z.unknown()).safeParse(whole).data ?? {};
  const sheet = SHEETS.find((name) => Object.hasOwn(named, name));
  const rows = entries.safeParse(sheet ? named[sheet] : null).data;
  if (!sheet || !rows || Object.keys(named).length > 1)
    throw new UnreadableFile(
      'A JSON file is {"projects": […]} or {"configurations": […]}, as it is downloaded here.',
    );
  tooMany(rows.length, sheet);
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  refuseTooWide(headers.length, MOST_COLUMNS);
  // `__proto__` in a file is a name like any other: in a Map it does nothing, and no column is called so.
  const read = rows.map((row, at) => ({
    row: at + 1,
    cells: new Map(Object.entries(row).map(([header, value]) => [header, cellOf(value)])),
  }));
  return { sheet, headers, rows: read, tooLong: [] };
}

function fromCsv(text: string): Table {
  const file = csvFile(text, MOST_COLUMNS);
  const sheet = file.headers.some((header) => sameWord(header, 'project')) ? 'configurations' : 'projects';
  tooMany(file.rows.length, sheet);
  return { sheet, ...file };
}

/** A file as rows and cells, whatever a spreadsheet made of its signs. @throws UnreadableFile */
export function readTable(bytes: Uint8Array): Table {
  const text = textOfFile(bytes, LARGEST_FILE_BYTES);
  if (text.trim() === '') throw new UnreadableFile('The file is empty.');
  return /^\s*[[{]/.test(text) ? fromJson(text) : fromCsv(text);
}
