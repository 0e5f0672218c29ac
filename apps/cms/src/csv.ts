// A spreadsheet takes a text that begins so for a formula, also behind spaces and in its wide forms.
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]|^[\t\r]/u;

/** What a cell may hold. */
export type Cell = string | number | Date | null;

/** One cell: quoted, and never a formula. */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line, with the ends of line RFC 4180 asks for. */
export const csvLine = (cells: Cell[]) => `${cells.map(csvCell).join(',')}\r\n`;
