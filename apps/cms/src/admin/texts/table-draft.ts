import type { TableMark } from '@sahyara/rich-text/marks';
import { MOST_COLUMNS, MOST_ROWS } from '@sahyara/rich-text/table';

/** A table while it is made: the line of headings first, and as many cells in each line. */
export type Lines = string[][];

export const newLines = (): Lines => [
  ['', ''],
  ['', ''],
  ['', ''],
];

export function linesOf({ head, rows }: TableMark): Lines {
  const widest = Math.max(2, head.length, ...rows.map(({ length }) => length));
  return [head, ...rows].map((row) => Array.from({ length: widest }, (_, at) => row[at] ?? ''));
}

export const markOf = (caption: string, [head = [], ...rows]: Lines): TableMark => ({
  caption: caption.trim(),
  head: head.map((cell) => cell.trim()),
  rows: rows.map((row) => row.map((cell) => cell.trim())),
});

const columnsOf = (lines: Lines) => lines[0]?.length ?? 0;

export const canGrow = (lines: Lines) => ({
  rows: lines.length - 1 < MOST_ROWS,
  columns: columnsOf(lines) < MOST_COLUMNS,
});

/** With an empty row below one of them. */
export const withRow = (lines: Lines, below: number): Lines =>
  canGrow(lines).rows ? lines.toSpliced(below + 1, 0, Array(columnsOf(lines)).fill('')) : lines;

export const withColumn = (lines: Lines): Lines =>
  canGrow(lines).columns ? lines.map((line) => [...line, '']) : lines;

/** The headings stay, and one row below them. */
export const withoutRow = (lines: Lines, row: number): Lines =>
  row > 0 && lines.length > 2 ? lines.toSpliced(row, 1) : lines;

export const withoutColumn = (lines: Lines, column: number): Lines =>
  columnsOf(lines) > 1 ? lines.map((line) => line.toSpliced(column, 1)) : lines;

/**
 * What was typed into a cell or pasted there: of cells that were copied from a spreadsheet, each goes into one, and the
 * table grows as far as it may.
 */
export function filled(lines: Lines, row: number, column: number, typed: string): Lines {
  const pasted = typed
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const rows = Math.min(MOST_ROWS + 1, Math.max(lines.length, row + pasted.length));
  const widest = Math.max(...pasted.map(({ length }) => length));
  const columns = Math.min(MOST_COLUMNS, Math.max(columnsOf(lines), column + widest));
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => pasted[y - row]?.[x - column] ?? lines[y]?.[x] ?? ''),
  );
}
