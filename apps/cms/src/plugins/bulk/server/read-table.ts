import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { unprotected } from '../../../csv';
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
/** Why a file cannot be read at all, in a sentence for whoever brought it. */
export class UnreadableFile extends Error {}

const BEGINNINGS: [bytes: number[], sentence: string][] = [
  [
    [0x50, 0x4b],
    'This is a workbook or a ZIP file. In Excel choose Save as, then “CSV UTF-8 (Comma delimited)”.',
  ],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is an old Excel workbook. Choose Save as, then “CSV UTF-8”.'],
  [[0x1f, 0x8b], 'This file is compressed. Bring the CSV or JSON that is in it.'],
  [[0xff, 0xfe], 'This file is “Unicode Text”. In Excel choose Save as, then “CSV UTF-8”.'],
  [[0xfe, 0xff], 'This file is “Unicode Text”. In Excel choose Save as, then “CSV UTF-8”.'],
];
const NOT_UTF8 =
  'Its letters are not in UTF-8, and Marathi would be lost. In Excel choose Save as, then “CSV UTF-8”.';
const NOT_TEXT = 'This is no CSV and no JSON file.';
const DELIMITERS = [',', ';', '\t'];
const SHEETS: SheetName[] = ['projects', 'configurations'];

const wordOf = (header: string) => header.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The text of a file. @throws UnreadableFile */
function textIn(bytes: Uint8Array): string {
  if (bytes.length > LARGEST_FILE_BYTES)
    throw new UnreadableFile(`The file is larger than ${LARGEST_FILE_BYTES / 1000} kB. Bring it in parts.`);
  for (const [beginning, sentence] of BEGINNINGS)
    if (beginning.every((byte, at) => bytes[at] === byte)) throw new UnreadableFile(sentence);
  if (bytes.includes(0)) throw new UnreadableFile(NOT_TEXT);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // It says no more than that.
    throw new UnreadableFile(NOT_UTF8);
  }
}

function tooMany(rows: number, sheet: SheetName): void {
  const most = MOST_ROWS[sheet].toLocaleString('en-IN');
  if (rows > MOST_ROWS[sheet])
    throw new UnreadableFile(
      `The file has ${rows.toLocaleString('en-IN')} rows, and ${most} are taken at once. Bring it in parts.`,
    );
}

/** Each of a few thousand rows would have a cell for every one of them. */
function tooWide(columns: number): void {
  if (columns > MOST_COLUMNS)
    throw new UnreadableFile(
      `The file has ${columns.toLocaleString('en-IN')} columns, and ${MOST_COLUMNS} are read. Download the file anew to see which there are.`,
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
  tooWide(headers.length);
  // `__proto__` in a file is a name like any other: in a Map it does nothing, and no column is called so.
  const read = rows.map((row, at) => ({
    row: at + 1,
    cells: new Map(Object.entries(row).map(([header, value]) => [header, cellOf(value)])),
  }));
  return { sheet, headers, rows: read, tooLong: [] };
}

/** By which sign the cells of the first line are parted. */
function delimiterOf(line: string): string {
  const count = (sign: string) => line.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function recordsIn(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 60_000,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile(
      'Its quotation marks do not match: a cell begins with one and does not end with one. Save it anew as “CSV UTF-8”.',
    );
  }
}

function fromCsv(text: string): Table {
  // Excel's own way to say by which sign cells are parted.
  const [line = '', sign] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const rest = text.slice(line.length);
  const records = recordsIn(rest, sign ?? delimiterOf(rest.slice(0, rest.search(/[\r\n]|$/))));
  const [first = [], ...others] = records;
  tooWide(first.length);
  const headers = first.map((header) => header.trim());
  const sheet = headers.some((header) => wordOf(header) === 'project') ? 'configurations' : 'projects';
  const filled = others
    .map((cells, at) => ({ row: at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  tooMany(filled.length, sheet);
  const rows = filled.map(({ row, cells }) => ({
    row,
    cells: new Map(headers.map((header, at) => [header, unprotected(cells[at] ?? '')])),
  }));
  const tooLong = filled.filter(({ cells }) =>
    cells.slice(headers.length).some((cell) => cell.trim() !== ''),
  );
  return { sheet, headers, rows, tooLong: tooLong.map(({ row }) => row) };
}

/** A file as rows and cells, whatever a spreadsheet made of its signs. @throws UnreadableFile */
export function readTable(bytes: Uint8Array): Table {
  const text = textIn(bytes);
  if (text.trim() === '') throw new UnreadableFile('The file is empty.');
  return /^\s*[[{]/.test(text) ? fromJson(text) : fromCsv(text);
}

/** Finds what a column of a file is about, by the word of the form or of the schema. */
export const sameWord = (one: string, other: string): boolean => wordOf(one) === wordOf(other);
