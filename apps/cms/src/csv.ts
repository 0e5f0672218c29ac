// A spreadsheet takes a text that begins so for a formula, also behind spaces and in its wide forms.
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]|^[\t\r]/u;
const APOSTROPHES = /^'*/;

/** What a cell may hold. */
export type Cell = string | number | Date | null;

// A text that begins with an apostrophe of its own before a formula gets one more: else reading would take its own away.
const isProtected = (text: string) => FORMULA.test(text.replace(APOSTROPHES, ''));

/** One cell: quoted, and never a formula. */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  const safe = typeof value !== 'number' && isProtected(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The text of a cell that `csvCell` wrote, without the apostrophe that kept it from being a formula. */
export const unprotected = (text: string): string =>
  text.startsWith("'") && isProtected(text.slice(1)) ? text.slice(1) : text;

/** One line, with the ends of line RFC 4180 asks for. */
export const csvLine = (cells: Cell[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Excel takes a file without it for the alphabet of the machine. */
export const BYTE_ORDER_MARK = '\ufeff';
