import type { Core } from '@strapi/strapi';

type Database = Core.Strapi['db'];
type Schema = Database['schema']['schema'];
type Table = Schema['tables'][number];
/** A place of the database whose values would be lost, by the name an administrator finds it by. */
export type LostPlace = { place: string; why: string };

const UNKNOWN = 'which this release does not know';
/** What every value survives. */
const WIDER: Record<string, string> = { string: 'text', integer: 'bigInteger' };

const tableIn = (schema: Schema | undefined, name: string) =>
  schema?.tables.find((table) => table.name === name);
const columnIn = (table: Table | undefined, name: string) =>
  table?.columns.find((column) => column.name === name);

async function holdsValues(db: Database, table: string, column?: string): Promise<boolean> {
  const rows = db.getConnection(table);
  const found = await (column === undefined ? rows : rows.whereNotNull(column)).first(db.connection.raw('1'));
  return found !== undefined;
}

/** Columns that no schema names, and those that would hold values of another type. */
async function lostColumns(
  db: Database,
  { stored, before, now }: { stored: Table; before: Table | undefined; now: Table },
): Promise<LostPlace[]> {
  const lost: LostPlace[] = [];
  for (const column of stored.columns) {
    const place = `${stored.name}.${column.name}`;
    const wanted = columnIn(now, column.name);
    if (!wanted) {
      if (await holdsValues(db, stored.name, column.name)) lost.push({ place, why: UNKNOWN });
      continue;
    }
    const was = columnIn(before, column.name);
    // A migration may have changed the column itself.
    const isChanged = was && was.type !== wanted.type && column.type !== db.dialect.getSqlType(wanted.type);
    if (!isChanged || WIDER[was.type] === wanted.type) continue;
    if (await holdsValues(db, stored.name, column.name))
      lost.push({ place, why: `which would turn from ${was.type} into ${wanted.type}` });
  }
  return lost;
}

/**
 * What the database holds and the tables of this release have no place for: columns of tables that it knows, tables it
 * knew before (also those between entries and their components or relations), columns whose type changes. Tables that
 * were never Strapi's are left alone.
 */
export async function lostInTables(db: Database): Promise<LostPlace[]> {
  const stored = await db.dialect.schemaInspector.getSchema();
  const before = (await db.schema.schemaStorage.read())?.schema;
  const lost: LostPlace[] = [];
  for (const table of stored.tables) {
    const now = tableIn(db.schema.schema, table.name);
    const was = tableIn(before, table.name);
    if (now) lost.push(...(await lostColumns(db, { stored: table, before: was, now })));
    else if (was && (await holdsValues(db, table.name))) lost.push({ place: table.name, why: UNKNOWN });
  }
  return lost;
}

type Slots = Map<string, { type: string; slots: Set<string> }>;

/** The fields that components and media hang on: not columns, but values in the tables between. */
function slotsOf(db: Database): Slots {
  const tables: Slots = new Map();
  const add = (table: string, type: string, slot: string) => {
    const known = tables.get(table) ?? { type, slots: new Set() };
    known.slots.add(slot);
    tables.set(table, known);
  };
  for (const model of db.metadata.values()) {
    for (const [name, attribute] of Object.entries(model.attributes)) {
      if (attribute.type !== 'relation') continue;
      if ('joinTable' in attribute && attribute.joinTable && 'on' in attribute.joinTable) {
        const { on } = attribute.joinTable;
        if (on && 'field' in on) add(attribute.joinTable.name, 'component_type', String(on.field));
      }
      if ('morphBy' in attribute && attribute.morphBy) {
        const owner = db.metadata.get(attribute.target).attributes[attribute.morphBy];
        if (owner && 'joinTable' in owner && owner.joinTable)
          add(owner.joinTable.name, 'related_type', `${model.uid} ${name}`);
      }
    }
  }
  return tables;
}

/** Components and media that hang on a field which no schema names, or are of a kind that is gone. */
export async function lostInFields(db: Database): Promise<LostPlace[]> {
  const lost: LostPlace[] = [];
  for (const [table, { type, slots }] of slotsOf(db)) {
    const used: { field: string; type: string }[] = await db
      .getConnection(table)
      .distinct('field', `${type} as type`);
    for (const { field, type: kind } of used) {
      const isMedia = type === 'related_type';
      const isKnown = isMedia ? slots.has(`${kind} ${field}`) : slots.has(field) && db.metadata.has(kind);
      if (!isKnown) lost.push({ place: `${table}.${isMedia ? `${kind}.` : ''}${field}`, why: UNKNOWN });
    }
  }
  return lost;
}
