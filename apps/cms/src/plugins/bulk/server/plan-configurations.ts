import { changesBetween, type ModelOf, type Step } from '../../../publishing/what-changes';
import { isFields } from '../../../versions/entry-snapshot';
import type { Value } from './cell-rule';
import { columnsOfTable, type Matched } from './columns-of-table';
import type { Made, Mistake, Plan, Write } from './plan';
import { NEEDED, readCell, storedValue } from './read-cell';
import type { Table } from './read-table';
import { CONFIGURATIONS, PROJECT, type Sheet } from './sheet';
import type { Stored } from './stored-projects';
import { stored as asStored, writeCell } from './write-cell';

type Row = Table['rows'][number];
type Configuration = Map<string, Value>;

/** The configurations of a project, as a file says them. */
function configurationsOf(sheet: Sheet, project: Stored): Configuration[] {
  const list = project.fields[CONFIGURATIONS];
  return (Array.isArray(list) ? list : [])
    .filter(isFields)
    .map((one) => new Map(sheet.columns.map(({ key, rule }) => [key, storedValue(rule, one[key])])));
}

function readRow(
  sheet: Sheet,
  matched: Matched,
  row: Row,
): { configuration: Configuration; mistakes: Mistake[] } {
  const configuration: Configuration = new Map();
  const mistakes: Mistake[] = [];
  for (const column of sheet.columns) {
    const { key, header, rule } = column;
    const given = matched.says(row, column) ? matched.cellOf(row, column) : null;
    const read = readCell(column, given);
    if ('mistake' in read) mistakes.push({ row: row.row, column: header, message: read.mistake });
    else if (rule.required && read.value === null)
      mistakes.push({ row: row.row, column: header, message: NEEDED });
    configuration.set(key, 'mistake' in read ? null : read.value);
  }
  return { configuration, mistakes };
}

const said = (list: Configuration[]) => JSON.stringify(list.map((one) => [...one]));
const fieldsOf = (one: Configuration) => Object.fromEntries(one);

function changesOf(
  sheet: Sheet,
  modelOf: ModelOf,
  before: Configuration[],
  after: Configuration[],
): Made['changes'] {
  const sayPlace = (where: readonly Step[]) =>
    where
      .map(
        ({ model, field, nth }) => sheet.wordsOf(model, field).label + (nth === undefined ? '' : `, ${nth}`),
      )
      .join(': ');
  const between = changesBetween(modelOf, PROJECT, {
    before: { [CONFIGURATIONS]: before.map(fieldsOf) },
    after: { [CONFIGURATIONS]: after.map(fieldsOf) },
  });
  return between.map(({ where, what, before: old, after: now }) => ({
    where: what === 'moved' ? `${sayPlace(where)}: in another order` : sayPlace(where),
    before: old?.kind === 'words' ? old.words : null,
    after: now?.kind === 'words' ? now.words : null,
  }));
}

function dataOf(sheet: Sheet, list: Configuration[]): Write['data'] {
  const parts = list.map((one) =>
    Object.fromEntries(sheet.columns.map(({ key, rule }) => [key, asStored(rule, one.get(key) ?? null)])),
  );
  return { [CONFIGURATIONS]: parts };
}

/**
 * What a file of configurations would make of their projects: the rows of a project stand in for all it has, in their
 * order. A project that is in no row stays as it is.
 */
export function planConfigurations(
  sheet: Sheet,
  table: Table,
  stored: readonly Stored[],
  modelOf: ModelOf,
): Plan {
  const matched = columnsOfTable(sheet, table);
  const mistakes = [...matched.mistakes];
  const missing = [
    ...(matched.hasIdentity ? [] : [sheet.identity]),
    ...sheet.columns.filter((column) => !matched.columns.includes(column)),
  ];
  for (const { header } of missing)
    mistakes.push({
      row: 1,
      column: header,
      message:
        'This column is missing. All of them are needed: the rows of a project stand in for all it has.',
    });
  const rowsOf = new Map<Stored, Row[]>();
  for (const row of matched.hasIdentity ? table.rows : []) {
    const address = String(matched.identityOf(row) ?? '').trim();
    const project = stored.find(
      ({ url, documentId }) => address !== '' && (url === address || documentId === address),
    );
    const message =
      address === ''
        ? NEEDED
        : 'There is no project with this address. Bring the file of the projects first.';
    if (!project) mistakes.push({ row: row.row, column: sheet.identity.header, message });
    else rowsOf.set(project, [...(rowsOf.get(project) ?? []), row]);
  }
  const changed = [...rowsOf].flatMap(([project, rows]) => {
    const read = rows.map((row) => readRow(sheet, matched, row));
    const [before, after] = [
      configurationsOf(sheet, project),
      read.map(({ configuration }) => configuration),
    ];
    // What is already there is right, however it came there.
    if (
      said(before) === said(after) &&
      read.every((one) => one.mistakes.every(({ message }) => message === NEEDED))
    )
      return [];
    mistakes.push(...read.flatMap((one) => one.mistakes));
    const changes = changesOf(sheet, modelOf, before, after);
    return [{ project, changes, data: dataOf(sheet, after) }];
  });
  return {
    rows: table.rows.length,
    mistakes,
    made: changed.map(({ project, changes }) => ({ name: project.title, isNew: false, changes })),
    writes: changed.map(({ project, data }) => ({
      documentId: project.documentId,
      name: project.title,
      data,
    })),
    named: new Map([...rowsOf.keys()].map(({ documentId, version }) => [documentId, version])),
  };
}

/** The rows of one project in a file of configurations. */
export const configurationRows = (sheet: Sheet, project: Stored) =>
  configurationsOf(sheet, project).map((one) =>
    sheet.columns.map(({ key, rule }) => ({
      key,
      rule,
      value: one.get(key) ?? null,
      cell: writeCell(rule, one.get(key) ?? null),
    })),
  );
