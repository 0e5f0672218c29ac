import type { TableMark } from './marks.ts';

/** More columns no phone shows, and a longer table is a document to download. */
export const MOST_COLUMNS = 8;
export const MOST_ROWS = 60;
/** A cell with more is a paragraph. */
export const MOST_IN_CELL = 300;

/**
 * A table with as many cells in each row as in its widest, and no more of anything than a page can carry.
 * @returns with it whether something was left out
 */
export function evenTable({ caption, head, rows }: TableMark): { table: TableMark; cut: boolean } {
  const widest = Math.max(head.length, ...rows.slice(0, MOST_ROWS).map(({ length }) => length));
  const columns = Math.min(widest, MOST_COLUMNS);
  const even = (row: string[]) =>
    Array.from({ length: columns }, (_, at) => (row[at] ?? '').slice(0, MOST_IN_CELL));
  const long = [head, ...rows].some((row) => row.some((cell) => cell.length > MOST_IN_CELL));
  return {
    table: { caption, head: even(head), rows: rows.slice(0, MOST_ROWS).map(even) },
    cut: widest > MOST_COLUMNS || rows.length > MOST_ROWS || long,
  };
}
