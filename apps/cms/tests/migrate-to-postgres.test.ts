import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { moveToPostgres } from '../../../scripts/migration/move-to-postgres.ts';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { aProject, largePicture } from '../../../testing/contents.ts';
import { query, type TestDatabase } from '../../../testing/database.ts';
import { editorOf, registerEditor, signIn } from '../../../testing/editor.ts';
import { enquire } from '../../../testing/leads.ts';
import { createDatabase } from '../../../testing/postgres-database.ts';
import { command } from './commands.ts';
import { tablesIn } from './every-row.ts';
import { bookedLeads } from './lead-books.ts';

const PROJECT = 'api::projects.projects';
const STARTS_MS = 240_000;

let cms: CmsProcess;
let url = '';
let project = '';
beforeAll(async () => {
  cms = await startCms({ env: { PICTURE_VARIANTS: 'false', LEAD_MAIL_DESK: 'on' } });
  const editor = editorOf(cms, await registerEditor(cms));
  const picture = await editor.upload('court.webp', 'image/webp', await largePicture());
  const fields = aProject({ gallery: [{ galleryImages: [picture.id] }] });
  project = (await editor.createPublished(PROJECT, fields)).documentId;
  for (const name of ['Asha', 'Märta “O’Hara”', '{"a":1}', 'श्रीमती \\N;--']) await enquire(cms, { name });
  url = await createDatabase(inject('blank').serverUrl);
}, STARTS_MS);
afterAll(() => cms?.remove());

/** A cell in words that both databases share. */
function plain(value: unknown): unknown {
  if (typeof value === 'boolean') return String(Number(value));
  if (value instanceof Date) return String(value.getTime());
  if (value !== null && typeof value === 'object') return sorted(value);
  if (typeof value === 'string' && /^[[{]/.test(value)) return parsed(value);
  // A day is words to one of them, and midnight to the driver of the other.
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    return plain(new Date(`${value}T00:00`));
  return value === null ? null : String(value);
}
function parsed(text: string): unknown {
  try {
    return sorted(JSON.parse(text));
  } catch {
    // Somebody's words that begin like JSON.
    return text;
  }
}
const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? JSON.stringify(
        Object.entries(value)
          .sort()
          .map(([key, one]) => [key, sorted(one)]),
      )
    : JSON.stringify(value);

async function plainRows(database: TestDatabase, table: string): Promise<string[]> {
  const rows = await query(database, `select * from "${table}"`);
  const line = (row: object) =>
    JSON.stringify(
      Object.entries(row)
        .sort()
        .map(([column, value]) => [column, plain(value)]),
    );
  return rows.map(line).sort();
}

test('is refused while the CMS runs, and for a Postgres that is not empty; nothing is changed', async () => {
  const running = await command('migrate-to-postgres', { ...cms.env, DATABASE_URL: url });
  expect(running).toMatchObject({
    code: 1,
    output: expect.stringContaining('is in use: stop the CMS first'),
  });
  expect(await cms.stop()).toBe(0);
  const { database } = inject('postgres');
  const used = database.kind === 'postgres' ? database.url : '';
  const before = await query(database, 'select count(*) as all from files');
  const refused = await command('migrate-to-postgres', { ...cms.env, DATABASE_URL: used });
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('Postgres database is not empty'),
  });
  expect(await query(database, 'select count(*) as all from files')).toEqual(before);
  expect(await tablesIn({ kind: 'postgres', url })).toEqual([]);
});

test('takes every row of every table along, and the CMS goes on with it', async () => {
  const there: TestDatabase = { kind: 'postgres', url };
  const moved = await command('migrate-to-postgres', { ...cms.env, DATABASE_URL: url });
  expect(moved).toMatchObject({
    code: 0,
    output: expect.stringContaining('each compared with what Postgres stored'),
  });
  for (const table of await tablesIn(cms.database))
    expect(await plainRows(there, table), table).toEqual(await plainRows(cms.database, table));
  const leads = await bookedLeads(cms.database);

  const after = await startCms({
    continueFrom: { folder: cms.folder, env: { ...cms.env, DATABASE_URL: url } },
  });
  try {
    const page = await fetch(`${after.url}/api/projectss?filters[url][$eq]=neem-court`);
    expect(await page.json()).toMatchObject({ data: [{ documentId: project }] });
    expect(await signIn(after)).not.toBe('');
    await enquire(after, { name: 'Later' });
    expect(await bookedLeads(there)).toEqual([...leads, expect.objectContaining({ name: 'Later' })]);
  } finally {
    await after.stop();
  }
});

/** A table with each type of column that a release of the CMS has used, on both sides. */
async function twoTables() {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-move-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const filename = path.join(folder, 'data.db');
  const there = { kind: 'postgres', url: await createDatabase(inject('blank').serverUrl) } as const;
  const source = new Database(filename);
  onTestFinished(() => {
    source.close();
  });
  source.exec(`create table things (id integer primary key autoincrement, yes boolean, at datetime, day date, hour time,
      data json, price float, many bigint, words text, raw blob, other_id integer references things (id));
    insert into things values (1, 1, 1763832600123, '2026-11-22', '09:30:00.000', '{"b":1,"a":[null,"x"]}', 0.1, 9007199254740993, 'it''s', x'ff00', 2),
      (2, 0, '2026-11-22 17:30:00', null, null, null, null, null, '', null, null), (9, null, null, null, null, null, null, null, null, null, null);
    delete from things where id = 9`);
  await query(
    there,
    `create table things (id serial primary key, yes boolean, at timestamp(6), day date, hour time(3), data jsonb,
      price double precision, many bigint, words varchar(4), raw bytea, other_id integer references things (id))`,
  );
  return { source, there };
}
const quiet = () => {};

test('brings every type of column over as it is, and ids go on behind the last one ever given', async () => {
  const { source, there } = await twoTables();
  expect(await moveToPostgres(source, there.url, quiet)).toEqual({ things: 2 });
  const [row] = await query(there, 'select * from things where id = 1');
  expect(row).toMatchObject({
    yes: true,
    at: new Date(1763832600123),
    hour: '09:30:00',
    data: { a: [null, 'x'], b: 1 },
    price: 0.1,
    many: '9007199254740993',
    raw: Buffer.from([0xff, 0]),
    other_id: 2,
  });
  const [other] = await query(there, `insert into things (words) values ('new') returning id`);
  expect(other).toEqual({ id: 10 });
  await expect(query(there, 'update things set other_id = 77')).rejects.toThrow(/foreign key/);
});

test.each([
  ['yes', '7', 'is neither 0 nor 1'],
  ['data', `'{half'`, 'is no JSON'],
  ['at', `'yesterday'`, 'is no moment'],
])(
  'names a cell that Postgres would not take as it is (%s), and leaves Postgres empty',
  async (column, value, why) => {
    const { source, there } = await twoTables();
    source.exec(`update things set ${column} = ${value} where id = 2`);
    await expect(moveToPostgres(source, there.url, quiet)).rejects.toThrow(
      `things.${column} of the row with id 2 ${why}: mend it in SQLite, and try again.`,
    );
    expect(await tablesIn(there)).toEqual([]);
  },
);

test('leaves Postgres empty where it refuses a row itself, or has no place for a column', async () => {
  const long = await twoTables();
  long.source.exec(`update things set words = 'too long'`);
  await expect(moveToPostgres(long.source, long.there.url, quiet)).rejects.toThrow(/value too long/);
  expect(await tablesIn(long.there)).toEqual([]);
  const older = await twoTables();
  older.source.exec(`alter table things add column gone text; update things set gone = 'x' where id = 1`);
  await expect(moveToPostgres(older.source, older.there.url, quiet)).rejects.toThrow(
    'This release has no things.gone, and the SQLite file does',
  );
});

test('leaves behind what no release knows any more and holds nothing', async () => {
  const { source, there } = await twoTables();
  source.exec(
    'alter table things add column gone text; create table gone (id integer primary key, words text)',
  );
  expect(await moveToPostgres(source, there.url, quiet)).toEqual({ things: 2 });
});
