import type { ClientBase } from 'pg';
import { z } from 'zod';
import { Refusal } from '../step.ts';

/** What makes the tables of a schema anew: before their rows come in, and after. */
export const postgresSchema = z.object({
  before: z.array(z.string()),
  after: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type PostgresSchema = z.infer<typeof postgresSchema>;

/** The schema that an address means: Strapi's own setting. */
export const schemaNameOf = (url: string) => new URL(url).searchParams.get('schema') ?? 'public';

/** What a schema may hold that this does not write down. No release of this CMS makes any of it. */
const FOREIGN = `
  select 'the relation ' || c.relname as what from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind not in ('r', 'i', 'S', 't')
  union all select 'the function ' || p.proname from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'the type ' || t.typname from pg_type t
    where t.typnamespace = current_schema()::regnamespace and t.typtype in ('e', 'd', 'r')
    and not exists (select 1 from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  union all select 'the trigger ' || g.tgname from pg_trigger g join pg_class c on c.oid = g.tgrelid
    where c.relnamespace = current_schema()::regnamespace and not g.tgisinternal
  union all select 'the column ' || c.relname || '.' || a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0
    and not a.attisdropped and (a.attidentity <> '' or a.attgenerated <> '')`;

const SEQUENCES = `
  select format('create sequence %I as %s start with %s increment by %s minvalue %s maxvalue %s%s', sequencename,
      data_type, start_value, increment_by, min_value, max_value, case when cycle then ' cycle' else '' end) as made,
    case when last_value is null then null else format('select pg_catalog.setval(%L, %s)', quote_ident(sequencename), last_value)
    end as set
  from pg_sequences where schemaname = current_schema() order by sequencename`;

const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
    format('create table %I (%s)', c.relname, string_agg(format('%I %s%s%s', a.attname,
      format_type(a.atttypid, a.atttypmod),
      coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid, true), ''),
      case when a.attnotnull then ' not null' else '' end), ', ' order by a.attnum)) as made
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
  group by c.relname order by c.relname`;

// Keys before what refers to them. Not-null constraints, which Postgres 18 lists too, stand with their columns.
const CONSTRAINTS = `
  select format('alter table %I add constraint %I %s', r.relname, c.conname, pg_get_constraintdef(c.oid, true)) as made
  from pg_constraint c join pg_class r on r.oid = c.conrelid
  where r.relnamespace = current_schema()::regnamespace and c.contype in ('p', 'u', 'c', 'x', 'f')
  order by c.contype = 'f', r.relname, c.conname`;

const INDEXES = `
  select pg_get_indexdef(i.indexrelid, 0, true) as made
  from pg_index i join pg_class r on r.oid = i.indrelid
  where r.relnamespace = current_schema()::regnamespace
  and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)
  order by i.indexrelid::regclass::text`;

const OWNERS = `
  select format('alter sequence %I owned by %I.%I', s.relname, r.relname, a.attname) as made
  from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
  join pg_class r on r.oid = d.refobjid join pg_attribute a on a.attrelid = r.oid and a.attnum = d.refobjsubid
  where d.deptype = 'a' and s.relnamespace = current_schema()::regnamespace order by s.relname`;

const made = z.array(z.object({ made: z.string() }).transform((row) => row.made));
const tableRows = z.array(z.object({ name: z.string(), columns: z.array(z.string()), made: z.string() }));
const sequenceRows = z.array(z.object({ made: z.string(), set: z.string().nullable() }));

/** From here on, names without a schema mean this one. @throws Error of Postgres, when there is none */
export async function useSchema(client: ClientBase, name: string): Promise<void> {
  await client.query(`set search_path to ${client.escapeIdentifier(name)}`);
}

/** What refers to other tables, so that rows come in only when it is away: drops and makes. */
export async function foreignKeysOf(client: ClientBase): Promise<{ drop: string[]; make: string[] }> {
  const { rows } = await client.query(`
    select format('alter table %I drop constraint %I', r.relname, c.conname) as drop,
      format('alter table %I add constraint %I %s', r.relname, c.conname, pg_get_constraintdef(c.oid, true)) as make
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where r.relnamespace = current_schema()::regnamespace and c.contype = 'f' order by 1`);
  const keys = z.array(z.object({ drop: z.string(), make: z.string() })).parse(rows);
  return { drop: keys.map(({ drop }) => drop), make: keys.map(({ make }) => make) };
}

/**
 * How the tables of the schema in use are made anew, by Postgres's own descriptions of them.
 * @throws Refusal naming what only pg_dump could write down
 */
export async function describeSchema(client: ClientBase): Promise<PostgresSchema> {
  const { rows: foreign } = await client.query<{ what: string }>(`${FOREIGN} limit 1`);
  if (foreign[0]) {
    throw new Refusal(
      `The database holds ${foreign[0].what}, which this CMS has not made: move it to another schema, or use pg_dump.`,
    );
  }
  const rowsOf = async (sql: string) => (await client.query(sql)).rows;
  const tables = tableRows.parse(await rowsOf(TABLES));
  const sequences = sequenceRows.parse(await rowsOf(SEQUENCES));
  const after: string[] = [];
  for (const sql of [CONSTRAINTS, INDEXES, OWNERS]) after.push(...made.parse(await rowsOf(sql)));
  return {
    before: [...sequences.map((sequence) => sequence.made), ...tables.map((table) => table.made)],
    after: [...after, ...sequences.flatMap(({ set }) => set ?? [])],
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  };
}
