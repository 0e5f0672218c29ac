import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { asker } from '../../../testing/accounts.ts';
import { cmsFolder, startCms } from '../../../testing/cms-process.ts';
import { query, type TestDatabase } from '../../../testing/database.ts';
import { editorOf, signIn } from '../../../testing/editor.ts';
import { ADMINISTRATOR_MADE, FIRST_ADMINISTRATOR } from '../seed/first-administrator.mts';
import { mediaIn } from '../seed/media-in.mts';
import { readSeedData, SEED_DIR, type SeedData } from '../seed/read-data.mts';
import { check, download } from './bulk-files.ts';

/** Strapi keeps a draft and a published copy of every entry with drafts, and of each of its components. */
const DRAFT_AND_PUBLISHED = 2;
const PASSWORD = 'First-of-tests-1';

const folder = mkdtempSync(path.join(tmpdir(), 'sahyara-seed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An empty place to seed: nothing in it but the folders a CMS expects. */
function aPlace(name: string) {
  const place = path.join(folder, name);
  mkdirSync(path.join(place, 'public/uploads'), { recursive: true });
  mkdirSync(path.join(place, 'tmp'), { recursive: true });
  const filename = path.join(place, 'data.db');
  const database: TestDatabase = { kind: 'sqlite', filename };
  return {
    folder: place,
    database,
    env: {
      ...inject('sqlite').env,
      DATABASE_FILENAME: filename,
      PUBLIC_FOLDER: path.join(place, 'public'),
      PRIVATE_FOLDER: path.join(place, 'private'),
      TMPDIR: path.join(place, 'tmp'),
    },
  };
}
type Place = ReturnType<typeof aPlace>;

/** Runs the loader; pulls the plug as soon as it has printed `killAt`. */
function load(place: Place, seedDir = SEED_DIR, killAt?: RegExp) {
  const child = spawn(process.execPath, ['seed/load.mts', '--seed-dir', seedDir], {
    cwd: cmsFolder,
    env: place.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listen = (chunk: Buffer) => {
    output += chunk.toString();
    if (killAt?.test(output)) child.kill('SIGKILL');
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>(
    (resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve({ code, signal, output }));
    },
  );
}

/** How many rows `data` makes in each table, when nothing is missing and nothing is there twice. */
function expectedRows(data: SeedData): Record<string, number> {
  const twice = (count: number) => DRAFT_AND_PUBLISHED * count;
  const inProjects = (list: 'gallery' | 'amenities' | 'constructionUpdates' | 'nearby') =>
    twice(data.projects.reduce((sum, project) => sum + project[list].length, 0));
  return {
    sites: twice(1),
    lead_mails: twice(1),
    homes: twice(1),
    abouts: twice(1),
    contact_pages: twice(1),
    page_texts: twice(1),
    projectss: twice(data.projects.length),
    news_items: twice(data.newsItems.length),
    blog_posts: twice(data.blogPosts.length),
    job_openings: twice(data.jobOpenings.length),
    redirects: data.redirects.length,
    message_templates: data.messageTemplates.length,
    components_project_gallery_items: inProjects('gallery'),
    components_project_amenitys: inProjects('amenities'),
    components_project_construction_updates: inProjects('constructionUpdates'),
    components_project_nearbys: inProjects('nearby'),
    files: mediaIn(data).length,
  };
}

async function countRows({ database }: Place, tables: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await query(database, `SELECT count(*) AS rows FROM ${table}`);
    counts[table] = Number(row?.rows);
  }
  return counts;
}

async function everyRow({ database }: Place): Promise<Record<string, object[]>> {
  const tables = await query(
    database,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('sqlite_sequence', 'strapi_core_store_settings')",
  );
  // Strapi writes the layouts of its admin panel there at every start.
  const rows: Record<string, object[]> = {};
  for (const { name } of tables) rows[String(name)] = await query(database, `SELECT * FROM ${name}`);
  return rows;
}

describe('the demo content', () => {
  const data = readSeedData();
  let place: Place;
  let first: Awaited<ReturnType<typeof load>>;

  beforeAll(async () => {
    place = aPlace('whole');
    Object.assign(place.env, { FIRST_ADMINISTRATOR_PASSWORD: PASSWORD });
    first = await load(place);
  });

  test('loads into an empty database, every entry published and every file in the library', async () => {
    expect(first.output).toContain('Demo content loaded');
    expect(first.code).toBe(0);
    const expected = expectedRows(data);
    expect(await countRows(place, Object.keys(expected))).toEqual(expected);
    const urls = await query(
      place.database,
      'SELECT url FROM projectss WHERE published_at IS NOT NULL ORDER BY url',
    );
    expect(urls.map(({ url }) => url)).toEqual(data.projects.map(({ url }) => url).sort());
    const banners = await query(
      place.database,
      `SELECT banner.link, projectss.url FROM components_home_banners AS banner
         JOIN components_home_banners_project_lnk AS lnk ON lnk.banner_id = banner.id
         JOIN projectss ON projectss.id = lnk.projects_id
         WHERE projectss.published_at IS NOT NULL ORDER BY banner.id`,
    );
    expect(banners).toEqual([
      { link: '/projects/residential/meander', url: 'meander' },
      { link: '/projects/residential/paayri', url: 'paayri' },
      { link: '/projects/residential/ota', url: 'ota' },
    ]);
  });

  test('every picture has the point that its crops are to keep', async () => {
    const rows = await query(
      place.database,
      'SELECT name, focal_point FROM files WHERE focal_point IS NOT NULL',
    );
    const stored = rows.map(({ name, focal_point: point }) => ({ name, focus: JSON.parse(String(point)) }));
    const wanted = mediaIn(data).flatMap(({ libraryName: name, focus }) => (focus ? [{ name, focus }] : []));
    expect(wanted.length).toBeGreaterThan(0);
    expect(stored).toEqual(expect.arrayContaining(wanted));
    expect(stored).toHaveLength(wanted.length);
  });

  test('brings the first administrator along, in the same boot', async () => {
    expect(first.output).toContain(ADMINISTRATOR_MADE);
    expect(await query(place.database, 'SELECT email, is_active FROM admin_users')).toEqual([
      { email: FIRST_ADMINISTRATOR.email, is_active: 1 },
    ]);
  });

  test('a second run says that there is nothing to do, and changes no row', async () => {
    const before = await everyRow(place);
    expect(before.kept_values).toContainEqual(expect.objectContaining({ name: 'demo-content' }));
    const { code, output } = await load(place);
    expect(code).toBe(0);
    expect(output).toContain('nothing to do');
    expect(output).not.toContain(ADMINISTRATOR_MADE);
    expect(await everyRow(place)).toEqual(before);
  });

  test("an editor's change and an editor's deletion survive another run", async () => {
    const documentId = async (table: string, column: string, value: string) => {
      const [row] = await query(
        place.database,
        `SELECT document_id FROM ${table} WHERE ${column} = ?`,
        value,
      );
      return String(row?.document_id);
    };
    const ota = await documentId('projectss', 'url', 'ota');
    const redirect = await documentId('redirects', '"from"', '/projects/riverbend');
    // Where releases before `kept_values` noted how far the demo content is.
    const [note] = await query(place.database, "SELECT value FROM kept_values WHERE name = 'demo-content'");
    await query(
      place.database,
      "INSERT INTO strapi_core_store_settings (key, value, type) VALUES ('seed_demo-content_state', ?, 'object')",
      String(note?.value),
    );
    await query(place.database, "DELETE FROM kept_values WHERE name = 'demo-content'");
    const cms = await startCms({
      databaseFolder: place.folder,
      // The pictures are not what is looked at here.
      env: { PUBLIC_FOLDER: place.env.PUBLIC_FOLDER, PICTURE_VARIANTS: 'false' },
    });
    try {
      const editor = editorOf(
        cms,
        await signIn(cms, { email: FIRST_ADMINISTRATOR.email, password: PASSWORD }),
      );
      // What is downloaded and brought back is nothing to change.
      const ask = asker(cms, editor.authorization.replace('Bearer ', ''));
      for (const sheet of ['projects', 'configurations'])
        for (const format of ['csv', 'json']) {
          const told = await check(ask, await download(ask, sheet, format), `${sheet}.${format}`);
          expect({ sheet, format, ...told }).toMatchObject({ status: 200, mistakes: [], made: [] });
          expect(told.rows).toBeGreaterThanOrEqual(data.projects.length);
        }
      await editor.update('api::projects.projects', ota, { address: 'Sus Road' });
      await editor.publish('api::projects.projects', ota);
      await editor.remove('api::redirect.redirect', redirect);
    } finally {
      await cms.remove();
    }

    expect((await load(place)).output).toContain('nothing to do');
    const notes = 'SELECT value FROM kept_values WHERE name = ?';
    expect(await query(place.database, notes, 'demo-content')).toEqual([note]);
    const addresses = await query(place.database, 'SELECT address FROM projectss WHERE url = ?', 'ota');
    expect(addresses).toEqual([{ address: 'Sus Road' }, { address: 'Sus Road' }]);
    expect(await countRows(place, ['redirects'])).toEqual({ redirects: data.redirects.length - 1 });
  });
});

test('a run killed among the pictures and again among the entries is taken up where it stopped', {
  timeout: 180_000,
}, async () => {
  const place = aPlace('killed');
  const seedDir = path.join(folder, 'three-projects');
  cpSync(SEED_DIR, seedDir, {
    recursive: true,
    filter: (source) => !/(projects|visit-rules)\/(kaman|kansa|peth|sagwan)/.test(source),
  });
  const data = readSeedData(seedDir);

  expect((await load(place, seedDir, /Pictures 20\//)).signal).toBe('SIGKILL');
  expect((await load(place, seedDir, /Content 3\//)).signal).toBe('SIGKILL');
  const last = await load(place, seedDir);
  expect(last.output).toContain('Demo content loaded');
  expect(last.code).toBe(0);

  const expected = expectedRows(data);
  expect(await countRows(place, Object.keys(expected))).toEqual(expected);
  const names = await query(place.database, 'SELECT DISTINCT name FROM files');
  expect(names).toHaveLength(mediaIn(data).length);
});

describe('a bad seed folder is refused before anything is written', () => {
  const seedDir = path.join(folder, 'bad');
  const project = path.join(seedDir, 'projects', 'ota.yaml');
  beforeAll(() => cpSync(SEED_DIR, seedDir, { recursive: true }));

  async function refusal() {
    const place = aPlace('refused');
    const { code, output } = await load(place, seedDir);
    expect(code).toBe(1);
    expect(existsSync(place.env.DATABASE_FILENAME)).toBe(false);
    return output;
  }

  test('naming the file and the field', async () => {
    const yaml = readFileSync(project, 'utf8');
    writeFileSync(project, yaml.replace('projectStatus: completed', 'projectStatus: nearly'));
    expect(await refusal()).toContain('projects/ota.yaml: projectStatus: ');
    writeFileSync(project, yaml);
  });

  test('naming a picture that is not there', async () => {
    rmSync(path.join(seedDir, 'media/projects/ota/overview.webp'));
    expect(await refusal()).toContain('media/projects/ota/overview.webp: is missing');
  });
});
