import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { aPlace } from '../../../scripts/backup/a-place.ts';
import { makeBackup } from '../../../scripts/backup/make-backup.ts';
import { FORMAT, ROWS_FOLDER, SCHEMA_PATH } from '../../../scripts/backup/manifest.ts';
import { describeSchema } from '../../../scripts/backup/postgres-schema.ts';
import { connectTo } from '../../../scripts/backup/postgres-snapshot.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { createArchive } from '../../../scripts/backup/write-archive.ts';
import { query } from '../../../testing/database.ts';
import { createDatabase } from '../../../testing/postgres-database.ts';
import { everyRow, tablesIn } from './every-row.ts';

const quiet = () => {};
const anEmptyDatabase = async () =>
  ({ kind: 'postgres', url: await createDatabase(inject('blank').serverUrl) }) as const;
type Postgres = Awaited<ReturnType<typeof anEmptyDatabase>>;

/** Folders, and beside them a Postgres or the place's own SQLite. */
function aPlaceWith(database?: Postgres) {
  const here = aPlace();
  onTestFinished(() => rm(here.root, { recursive: true }));
  if (database) here.place.database = database;
  return here;
}
async function backupOf(database?: Postgres): Promise<string> {
  const { place, settings } = aPlaceWith(database);
  return (await makeBackup({ place, settings, release: null, now: new Date() }, quiet)).file;
}
async function restoreInto(file: string, database: Postgres, eraseAgain = async () => {}) {
  const { place, root } = aPlaceWith(database);
  for (const name of ['public', 'private', 'spool']) await rm(`${root}/${name}`, { recursive: true });
  await restoreBackup({ file, identity: null, place, eraseAgain }, quiet);
}
async function run(database: Postgres, statements: string[]) {
  for (const statement of statements) await query(database, statement);
}
async function schemaOf({ url }: Postgres) {
  const client = await connectTo(url);
  try {
    return await describeSchema(client);
  } finally {
    await client.end();
  }
}

const FILES = 'create table files (id serial primary key, hash text, ext text, formats jsonb)';
/** Whatever a release might make, and what is hard to write down. */
const HARD = [
  FILES,
  'create table "Odd Table" (id bigserial primary key, "select" varchar(9) default \'it\'\'s\' not null)',
  `create table leads (id serial primary key, at timestamp(6), day date, zoned timestamptz default now(), price numeric(12,2),
    share double precision, yes boolean default true, data jsonb, raw bytea, tags text[], file_id integer references files (id)
    on delete set null, parent_id integer references leads (id), check (price > 0), unique (at, day))`,
  'create index leads_recent on leads (at desc) where yes',
  'create unique index leads_tag on leads (lower(tags[1]))',
  'create table lonely (word text)',
  "insert into files (hash, ext, formats) values ('court', '.webp', null), ('plan', '.pdf', '{}')",
  `insert into leads (at, day, zoned, price, share, data, raw, tags, file_id, parent_id) values
    ('2026-11-22 17:30:00.123456', '2026-11-22', 'infinity', 12345678.90, 0.1, '{"a": "\\t\\\\N\\n \u0928"}', '\\x00ff', '{a,"b c",NULL}', 1, null),
    (null, null, '2026-03-29 02:30:00+01', null, 'NaN', 'null', null, null, null, 1)`,
  `insert into "Odd Table" ("select") values (E'\\\\N'), (E'a\\tb\\n'), ('')`,
  "select setval('files_id_seq', 4711)",
];

test('tables of any shape come back with their rows, keys, indexes and sequences', async () => {
  const [source, target] = [await anEmptyDatabase(), await anEmptyDatabase()];
  await run(source, HARD);
  // Ten pieces of a table, cut wherever they are.
  await query(source, `insert into lonely select repeat(md5(i::text), 300) from generate_series(1, 4000) i`);
  await restoreInto(await backupOf(source), target);
  expect(await everyRow(target)).toEqual(await everyRow(source));
  expect(await schemaOf(target)).toEqual(await schemaOf(source));
  expect(await query(target, "insert into files (hash) values ('next') returning id")).toEqual([
    { id: 4712 },
  ]);
  await expect(query(target, 'update leads set file_id = 99')).rejects.toThrow(/foreign key/);
});

test.each([
  ['create view leads as select 1 as one', 'the relation leads'],
  ["create function f() returns int language sql as 'select 1'", 'the function f'],
  ["create type mood as enum ('good')", 'the type mood'],
  ['alter table files add twice text generated always as (hash || hash) stored', 'the column files.twice'],
])('what no release makes is refused by its name: %s', async (statement, what) => {
  const source = await anEmptyDatabase();
  await run(source, [FILES, statement]);
  await expect(backupOf(source)).rejects.toThrow(`The database holds ${what}, which this CMS has not made`);
});

test('an empty Postgres is nothing to back up', async () => {
  await expect(backupOf(await anEmptyDatabase())).rejects.toThrow('The Postgres database holds no database');
});

test('a backup of the other kind, or one that fails at its end, leaves Postgres empty', async () => {
  const [source, target] = [await anEmptyDatabase(), await anEmptyDatabase()];
  await expect(restoreInto(await backupOf(), target)).rejects.toThrow('This is a backup of SQLite');
  expect(await tablesIn(target)).toEqual([]);
  await run(source, HARD);
  const file = await backupOf(source);
  const failing = restoreInto(file, target, () => Promise.reject(new Error('no erasing')));
  await expect(failing).rejects.toThrow('no erasing');
  expect(await tablesIn(target)).toEqual([]);
  await restoreInto(file, target);
});

test('a row that Postgres refuses is told of, and leaves Postgres empty', async () => {
  const target = await anEmptyDatabase();
  const { root } = aPlaceWith();
  const file = path.join(root, 'refused.tar');
  const header = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    database: 'postgres',
    release: null,
  } as const;
  const archive = await createArchive(file, header, null);
  const schema = {
    before: ['create table files (id integer)'],
    after: [],
    tables: [{ name: 'files', columns: ['id'] }],
  };
  for (const [name, text] of [
    [SCHEMA_PATH, JSON.stringify(schema)],
    [`${ROWS_FOLDER}/files/000001.copy`, 'no number\n'],
    ['private/plan.pdf', 'a plan'],
  ] as const)
    await archive.add(name, text.length, [Buffer.from(text)]);
  await archive.finish({ tables: { files: 1 }, lost: [] });
  await expect(restoreInto(file, target)).rejects.toThrow(/invalid input syntax for type integer/);
  expect(await tablesIn(target)).toEqual([]);
});

test('a Postgres that does not answer is told in a sentence, without its password', async () => {
  const gone = { kind: 'postgres', url: 'postgres://sahyara:s3cr3t@127.0.0.1:9/sahyara' } as const;
  await expect(backupOf(gone)).rejects.toThrow(
    /^The Postgres of DATABASE_URL cannot be used: (?!.*s3cr3t).*ECONNREFUSED/,
  );
});
