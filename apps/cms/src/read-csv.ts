import { CsvError, parse } from 'csv-parse/sync';
import { unprotected } from './csv';

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

/** A file of CSV: the words above its columns, and rows as a spreadsheet counts them. */
export type CsvFile = {
  headers: string[];
  rows: { row: number; cells: Map<string, string> }[];
  /** Rows with more cells than columns. */
  tooLong: number[];
};

/** The text of a file. @throws UnreadableFile */
export function textOfFile(bytes: Uint8Array, largestBytes: number): string {
  if (bytes.length > largestBytes)
    throw new UnreadableFile(`The file is larger than ${largestBytes / 1000} kB. Bring it in parts.`);
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

/** Each of a few thousand rows would have a cell for every one of them. @throws UnreadableFile */
export function refuseTooWide(columns: number, most: number): void {
  if (columns > most)
    throw new UnreadableFile(
      `The file has ${columns.toLocaleString('en-IN')} columns, and ${most} are read. Download the file anew to see which there are.`,
    );
}

/** The rows of a file of CSV that say anything, whatever a spreadsheet made of its signs. @throws UnreadableFile */
export function csvFile(text: string, mostColumns: number): CsvFile {
  // Excel's own way to say by which sign cells are parted.
  const [line = '', sign] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const rest = text.slice(line.length);
  const records = recordsIn(rest, sign ?? delimiterOf(rest.slice(0, rest.search(/[\r\n]|$/))));
  const [first = [], ...others] = records;
  refuseTooWide(first.length, mostColumns);
  const headers = first.map((header) => header.trim());
  const filled = others
    .map((cells, at) => ({ row: at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const rows = filled.map(({ row, cells }) => ({
    row,
    cells: new Map(headers.map((header, at) => [header, unprotected(cells[at] ?? '')])),
  }));
  const tooLong = filled.filter(({ cells }) =>
    cells.slice(headers.length).some((cell) => cell.trim() !== ''),
  );
  return { headers, rows, tooLong: tooLong.map(({ row }) => row) };
}

const wordOf = (header: string) => header.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Finds what a column of a file is about, by the word of the form or of the schema. */
export const sameWord = (one: string, other: string): boolean => wordOf(one) === wordOf(other);
