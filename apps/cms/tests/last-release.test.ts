import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { query, type TestDatabase } from '../../../testing/database.ts';
import { signIn } from '../../../testing/editor.ts';
import { enquire } from '../../../testing/leads.ts';
import { checksumsIn, tablesIn } from './every-row.ts';
import { installedRelease, RELEASES } from './installed-release.ts';

const STARTS_MS = 240_000;
/** Where a migration has taken what a release kept: `{ 'website_leads.message': 'website_leads.remark' }`. */
const MOVED: Record<string, string> = {};
/** What each start writes anew, and what the system notes for itself. */
const OF_THE_START =
  /^(strapi_(core_store_settings|database_schema|migrations)|admin_permissions|kept_values|job_runs)/;

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

describe.each(RELEASES)('an installation of release %s', (release) => {
  describe.each(['sqlite', 'postgres'] as const)('on %s, with the CMS of today', (kind) => {
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
      const there = await installedRelease(release, kind);
      before = await rowsById(there.database);
      files = await filesOf(there.env);
      cms = await startCms({ continueFrom: there, env: { PICTURE_VARIANTS: 'false' } });
    }, STARTS_MS);
    afterAll(() => cms?.remove());

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
