import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { aPlaceForCms, type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { query, type TestDatabase } from '../../../testing/database.ts';
import { signIn } from '../../../testing/editor.ts';
import { enquire } from '../../../testing/leads.ts';
import { createDatabase } from '../../../testing/postgres-database.ts';
import { checksumsIn, tablesIn } from './every-row.ts';

const RELEASES = path.join(import.meta.dirname, 'releases');
const STARTS_MS = 240_000;
/** Where a migration has taken what a release kept: `{ 'website_leads.message': 'website_leads.remark' }`. */
const MOVED: Record<string, string> = {};
/** What each start writes anew. */
const OF_THE_START = /^(strapi_(core_store_settings|database_schema|migrations)|admin_permissions)/;

type Row = Record<string, unknown>;

async function rowsById(database: TestDatabase): Promise<Map<string, Map<string, Row>>> {
  const tables = (await tablesIn(database)).filter((table) => !OF_THE_START.test(table));
  const rowsOf = async (table: string) => {
    const rows = await query(database, `select * from "${table}"`);
    return new Map(rows.map((row, index) => [String(row.id ?? index), row]));
  };
  return new Map(await Promise.all(tables.map(async (table) => [table, await rowsOf(table)] as const)));
}

/** Where a cell of the release is now. */
function placeNow(table: string, column: string) {
  const [nowTable = table, nowColumn = column] = (MOVED[`${table}.${column}`] ?? '')
    .split('.')
    .filter(Boolean);
  return { table: nowTable, column: nowColumn };
}

/** Every cell of the release that is not the same any more. */
function lostCells(before: Map<string, Map<string, Row>>, after: Map<string, Map<string, Row>>): string[] {
  return [...before].flatMap(([table, rows]) =>
    [...rows].flatMap(([id, row]) =>
      Object.entries(row).flatMap(([column, value]) => {
        const now = placeNow(table, column);
        const found = after.get(now.table)?.get(id)?.[now.column] ?? null;
        return JSON.stringify(found) === JSON.stringify(value)
          ? []
          : [`${table}.${column} of ${id}: ${JSON.stringify(value)} is ${JSON.stringify(found)}`];
      }),
    ),
  );
}

describe.each(readdirSync(RELEASES))('an installation of release %s', (release) => {
  describe.each(['sqlite', 'postgres'] as const)('on %s, with the CMS of today', (kind) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sahyara-upgrade-'));
    let cms: CmsProcess;
    let before: Awaited<ReturnType<typeof rowsById>>;
    let files: string[];

    const filesOf = async ({ PUBLIC_FOLDER = '', PRIVATE_FOLDER = '' }: Record<string, string>) => {
      const sums = [
        await checksumsIn(path.join(PUBLIC_FOLDER, 'uploads')),
        await checksumsIn(PRIVATE_FOLDER),
      ];
      return sums.flatMap((one) => Object.entries(one).map(([name, sum]) => `${path.basename(name)} ${sum}`));
    };

    beforeAll(async () => {
      const file = path.join(folder, `${kind}.tar`);
      writeFileSync(file, gunzipSync(readFileSync(path.join(RELEASES, release, `${kind}.tar.gz`))));
      const databaseUrl = kind === 'postgres' ? await createDatabase(inject('blank').serverUrl) : undefined;
      const there = await aPlaceForCms({
        ...(databaseUrl ? { databaseUrl } : {}),
        env: { PICTURE_VARIANTS: 'false' },
      });
      const {
        DATABASE_FILENAME = '',
        PUBLIC_FOLDER = '',
        PRIVATE_FOLDER = '',
        ERASURE_FOLDER = '',
      } = there.env;
      await rm(DATABASE_FILENAME, { force: true });
      await restoreBackup(
        {
          file,
          identity: null,
          place: {
            database: databaseUrl
              ? { kind: 'postgres', url: databaseUrl }
              : { kind: 'sqlite', file: DATABASE_FILENAME },
            folders: {
              spool: path.join(there.folder, 'spool'),
              'public/uploads': path.join(PUBLIC_FOLDER, 'uploads'),
              private: PRIVATE_FOLDER,
              erasures: ERASURE_FOLDER,
            },
            inBuckets: false,
          },
          eraseAgain: async () => {},
        },
        () => {},
      );
      before = await rowsById(there.database);
      files = await filesOf(there.env);
      cms = await startCms({ continueFrom: there, env: { PICTURE_VARIANTS: 'false' } });
    }, STARTS_MS);
    afterAll(async () => {
      await cms?.remove();
      await rm(folder, { recursive: true });
    });

    test('has every row of its content, leads, contacts, deliveries and accounts, and every file', async () => {
      for (const table of [
        'projectss',
        'website_leads',
        'contacts',
        'deliveries',
        'consent_receipts',
        'files',
      ])
        expect(before.get(table)?.size, table).toBeGreaterThan(0);
      expect(lostCells(before, await rowsById(cms.database))).toEqual([]);
      expect(files.length).toBeGreaterThan(30);
      expect(await filesOf(cms.env)).toEqual(expect.arrayContaining(files));
    });

    test('shows its content, lets its editor in and takes enquiries', async () => {
      const [project] = await query(
        cms.database,
        'select url, title from projectss where published_at is not null',
      );
      const page = await fetch(`${cms.url}/api/projectss?filters[url][$eq]=${project?.url}`);
      expect(await page.json()).toMatchObject({ data: [{ title: project?.title }] });
      expect(await signIn(cms)).not.toBe('');
      expect(await enquire(cms)).toMatch(/^SH-/);
    });
  });
});
