import { BYTE_ORDER_MARK, type Cell, csvLine } from '../../../csv';
import type { Format } from '../sheet-rules';
import { configurationRows } from './plan-configurations';
import { valueIn } from './plan-projects';
import type { Sheet } from './sheet';
import type { Stored } from './stored-projects';
import { writeCell } from './write-cell';

type Written = { key: string; value: Cell | boolean; cell: Cell };

function rowsOf(sheet: Sheet, project: Stored): Written[][] {
  const { key } = sheet.identity;
  if (sheet.name === 'configurations') {
    const address = project.url ?? project.documentId;
    const identity = { key, value: address, cell: address };
    return configurationRows(sheet, project).map((row) => [identity, ...row]);
  }
  const identity = { key, value: project.documentId, cell: project.documentId };
  const fields = sheet.columns.map((column) => {
    const value = valueIn(project, column);
    return { key: column.key, value, cell: writeCell(column.rule, value) };
  });
  return [[identity, ...fields]];
}

/** Projects as a file, in the shape in which it is read: CSV in the words of the forms, JSON in those of the schema. */
export function writeTable(sheet: Sheet, projects: readonly Stored[], format: Format): string {
  const rows = projects.flatMap((project) => rowsOf(sheet, project));
  if (format === 'json') {
    const entries = rows.map((row) => Object.fromEntries(row.map(({ key, value }) => [key, value])));
    return `${JSON.stringify({ [sheet.name]: entries }, null, 2)}\n`;
  }
  const headers = [sheet.identity.header, ...sheet.columns.map(({ header }) => header)];
  return BYTE_ORDER_MARK + [headers, ...rows.map((row) => row.map(({ cell }) => cell))].map(csvLine).join('');
}
