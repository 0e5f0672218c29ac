import { sameWord } from '../../../read-csv';
import type { Mistake } from './plan';
import type { RawCell } from './read-cell';
import type { Table } from './read-table';
import type { Column, Sheet } from './sheet';

type Row = Table['rows'][number];
/** A file whose columns are known. */
export type Matched = {
  mistakes: Mistake[];
  columns: Column[];
  hasIdentity: boolean;
  identityOf: (row: Row) => RawCell;
  /** Whether a row has this column at all: in JSON each may have others. */
  says: (row: Row, column: Column) => boolean;
  cellOf: (row: Row, column: Column) => RawCell;
};

const HEADER_ROW = 1;

/** Finds which column of a file is which field, and says what is in the way. */
export function columnsOfTable(sheet: Sheet, table: Table): Matched {
  const headerOf = ({ key, header }: { key: string; header: string }) =>
    table.headers.find((given) => sameWord(given, header) || given === key);
  const identity = headerOf(sheet.identity);
  const places = sheet.columns.flatMap((column) => {
    const header = headerOf(column);
    return header === undefined ? [] : [{ column, header }];
  });
  const known = new Set([identity, ...places.map(({ header }) => header)]);
  const isFilled = (header: string) => table.rows.some(({ cells }) => (cells.get(header) ?? '') !== '');
  const mistakes: Mistake[] = [];
  for (const [at, header] of table.headers.entries()) {
    const isEmpty = header === '' && !isFilled(header);
    if (isEmpty) continue;
    const inHeader = (message: string) => mistakes.push({ row: HEADER_ROW, column: header, message });
    if (!known.has(header))
      inHeader('There is no such column. Download the file anew to see which there are.');
    else if (table.headers.some((other, before) => before < at && sameWord(other, header)))
      inHeader('This column is there twice.');
  }
  for (const row of table.tooLong)
    mistakes.push({
      row,
      column: null,
      message: 'This row has more cells than there are columns: a comma or a quotation mark is too many.',
    });
  const headers = new Map(places.map(({ column, header }) => [column.key, header]));
  return {
    mistakes,
    columns: places.map(({ column }) => column),
    hasIdentity: identity !== undefined,
    identityOf: ({ cells }) => (identity === undefined ? null : (cells.get(identity) ?? null)),
    says: ({ cells }, { key }) => cells.has(headers.get(key) ?? ''),
    cellOf: ({ cells }, { key }) => cells.get(headers.get(key) ?? ''),
  };
}
