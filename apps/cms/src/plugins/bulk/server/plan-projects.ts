import type { Json } from '../../../versions/entry-snapshot';
import { isFields } from '../../../versions/entry-snapshot';
import type { Value } from './cell-rule';
import { columnsOfTable, type Matched } from './columns-of-table';
import { LOCALITY_WORDS, type Locality, placedBy } from './localities';
import type { Made, Mistake, Plan, Write } from './plan';
import { ADDRESS_TAKEN, NEEDED, type RawCell, readCell, storedValue } from './read-cell';
import type { Table } from './read-table';
import type { Column, Sheet } from './sheet';
import type { Stored } from './stored-projects';
import { stored as asStored, writeCell } from './write-cell';

type Row = Table['rows'][number];
type Values = Map<string, Value>;

const partOf = (project: Stored | null, part: string): Record<string, unknown> | null => {
  const found = project?.fields[part];
  return isFields(found) ? found : null;
};

/** What a project says in a column. */
export function valueIn(project: Stored, { part, field, rule }: Column): Value {
  const fields = part === null ? project.fields : partOf(project, part);
  return storedValue(rule, fields?.[field]);
}

const isSaid = (value: Value) => value !== null && value !== false;
const holdsSomething = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** A word in small letters and hyphens; empty where nothing of the name can be written so. */
const addressFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

type Read = { values: Values; mistakes: Mistake[] };

/** What a row says that is not as it was: what is already there is right, however it came there. */
function readRow(matched: Matched, row: Row, project: Stored | null): Read {
  const values: Values = new Map();
  const mistakes: Mistake[] = [];
  for (const column of matched.columns) {
    const { key, header, rule, help } = column;
    if (!matched.says(row, column)) continue;
    const given = matched.cellOf(row, column);
    const before = project ? valueIn(project, column) : null;
    if (project && (given ?? '') === (writeCell(rule, before) ?? '')) continue;
    const read = readCell({ rule, help }, given);
    if ('mistake' in read) mistakes.push({ row: row.row, column: header, message: read.mistake });
    else if (project ? read.value !== before : isSaid(read.value)) values.set(key, read.value);
  }
  return { values, mistakes };
}

/** What has to be said of a project, and is not. */
function unsaid(sheet: Sheet, row: Row, project: Stored | null, values: Values): Mistake[] {
  const now = (column: Column) =>
    values.get(column.key) ?? (values.has(column.key) || !project ? null : valueIn(project, column));
  const needed = sheet.columns.filter(({ part, key, rule }) => {
    if (!rule.required) return false;
    if (part === null) return project === null || values.has(key);
    const own = sheet.columns.filter((column) => column.part === part);
    return own.some((column) => values.has(column.key)) && own.some((column) => isSaid(now(column)));
  });
  return needed
    .filter((column) => now(column) === null)
    .map(({ header }) => ({ row: row.row, column: header, message: NEEDED }));
}

/** Fields as they are stored: a part is sent with all its columns, and goes when nothing is left of it. */
function dataOf(sheet: Sheet, project: Stored | null, values: Values): Write['data'] {
  const data: { [field: string]: Json } = {};
  for (const { key, part, rule } of sheet.columns)
    if (part === null && values.has(key)) data[key] = asStored(rule, values.get(key) ?? null);
  for (const part of new Set(sheet.columns.flatMap(({ part }) => part ?? []))) {
    const own = sheet.columns.filter((column) => column.part === part);
    if (!own.some(({ key }) => values.has(key))) continue;
    const old = partOf(project, part);
    const fields = own.flatMap((column): [string, Value][] => {
      const value = values.has(column.key)
        ? (values.get(column.key) ?? null)
        : project
          ? valueIn(project, column)
          : null;
      return old || isSaid(value) ? [[column.field, asStored(column.rule, value)]] : [];
    });
    const written = new Set(['id', ...own.map(({ field }) => field)]);
    const keepsMore = Object.entries(old ?? {}).some(
      ([name, value]) => !written.has(name) && holdsSomething(value),
    );
    const isEmpty = !keepsMore && fields.every(([, value]) => !isSaid(value));
    const id: [string, Value][] = typeof old?.id === 'number' ? [['id', old.id]] : [];
    data[part] = isEmpty ? null : Object.fromEntries([...id, ...fields]);
  }
  return data;
}

const shown = (column: Column, value: Value) => {
  const written = writeCell(column.rule, value);
  return written === null ? null : String(written);
};

function madeOf(sheet: Sheet, project: Stored | null, values: Values): Made {
  const changes = sheet.columns
    .filter(({ key }) => values.has(key))
    .map((column) => ({
      where: column.header,
      before: project ? shown(column, valueIn(project, column)) : null,
      after: shown(column, values.get(column.key) ?? null),
    }));
  const title = values.get('title');
  return { name: project?.title ?? String(title ?? 'A new project'), isNew: project === null, changes };
}

type Target = { project: Stored | null } | { mistake: Mistake };

/** Which project a row is about: by its id, else by its address; none has it yet: a new one. */
function targetOf(sheet: Sheet, matched: Matched, row: Row, stored: readonly Stored[]): Target {
  const textOf = (cell: RawCell) => (typeof cell === 'string' ? cell.trim() : '');
  const id = textOf(matched.identityOf(row));
  if (id !== '') {
    const project = stored.find(({ documentId }) => documentId === id);
    const message = 'There is no project with this id. Leave it empty for a new one.';
    return project ? { project } : { mistake: { row: row.row, column: sheet.identity.header, message } };
  }
  const address = matched.columns.find(({ part, field }) => part === null && field === 'url');
  const url = address ? textOf(matched.cellOf(row, address)) : '';
  return { project: stored.find((one) => url !== '' && one.url === url) ?? null };
}

type Planned = { row: Row; project: Stored | null; values: Values; placing: Write['data'] };

/** Of two entries with one address the second is told, and one that nobody changes is never in the wrong. */
function addressMistakes(sheet: Sheet, planned: Planned[], stored: readonly Stored[]): Mistake[] {
  const column = sheet.columns.find(({ key }) => key === 'url')?.header ?? null;
  const changing = new Set(
    planned.filter(({ values }) => values.has('url')).map(({ project }) => project?.documentId),
  );
  const taken = new Map<Value, string>();
  for (const { url, documentId } of stored)
    if (url && !changing.has(documentId)) taken.set(url, ADDRESS_TAKEN);
  return planned.flatMap(({ row, values }) => {
    const url = values.get('url');
    if (!url) return [];
    const message = taken.get(url);
    if (message === undefined) taken.set(url, `Row ${row.row} has this address already.`);
    return message === undefined ? [] : [{ row: row.row, column, message }];
  });
}

/** What a file of projects would make of them. */
export function planProjects(
  sheet: Sheet,
  table: Table,
  stored: readonly Stored[],
  localities: readonly Locality[],
): Plan {
  const matched = columnsOfTable(sheet, table);
  const mistakes = [...matched.mistakes];
  const address = sheet.columns.find(({ key }) => key === 'url');
  if (!matched.hasIdentity && address && !matched.columns.includes(address))
    mistakes.push({
      row: 1,
      column: sheet.identity.header,
      message: `Which project a row is about is said by a column “${sheet.identity.header}” or “${address.header}”: there is neither.`,
    });
  const planned: Planned[] = [];
  const rowOf = new Map<string, number>();
  for (const row of table.rows) {
    const target = targetOf(sheet, matched, row, stored);
    if ('mistake' in target) {
      mistakes.push(target.mistake);
      continue;
    }
    const { project } = target;
    const earlier = project && rowOf.get(project.documentId);
    if (project && earlier !== undefined && earlier !== null) {
      const message = `Row ${earlier} is about the same project.`;
      mistakes.push({ row: row.row, column: sheet.identity.header, message });
      continue;
    }
    if (project) rowOf.set(project.documentId, row.row);
    const read = readRow(matched, row, project);
    const { values } = read;
    const title = values.get('title');
    const follows = !project && !values.has('url') && typeof title === 'string' ? addressFrom(title) : '';
    if (follows) values.set('url', follows);
    const told = new Set(read.mistakes.map(({ column }) => column));
    mistakes.push(
      ...read.mistakes,
      ...unsaid(sheet, row, project, values).filter(({ column }) => !told.has(column)),
    );
    const placed = values.has(LOCALITY_WORDS)
      ? placedBy(values.get(LOCALITY_WORDS) ?? null, localities)
      : null;
    if (placed && 'mistake' in placed) {
      const header = sheet.columns.find(({ key }) => key === LOCALITY_WORDS)?.header ?? null;
      mistakes.push({ row: row.row, column: header, message: placed.mistake });
    }
    planned.push({ row, project, values, placing: placed && 'placedIn' in placed ? placed : {} });
  }
  mistakes.push(...addressMistakes(sheet, planned, stored));
  const changed = planned.filter(({ project, values }) => project === null || values.size > 0);
  return {
    rows: table.rows.length,
    mistakes,
    made: changed.map(({ project, values }) => madeOf(sheet, project, values)),
    writes: changed.map(({ project, values, placing }) => ({
      documentId: project?.documentId ?? null,
      name: madeOf(sheet, project, values).name,
      data: { ...dataOf(sheet, project, values), ...placing },
    })),
    named: new Map(
      planned.flatMap(({ project }) => (project ? [[project.documentId, project.version]] : [])),
    ),
  };
}
