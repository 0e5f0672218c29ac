import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aDocx } from '@sahyara/lead-contract/cv-samples';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { describeSchema } from '../../../scripts/backup/postgres-schema.ts';
import { connectTo } from '../../../scripts/backup/postgres-snapshot.ts';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, cmsFolder, startCms } from '../../../testing/cms-process.ts';
import { aProject, largePicture } from '../../../testing/contents.ts';
import { query, type TestDatabase } from '../../../testing/database.ts';
import { editorOf, registerEditor, signIn } from '../../../testing/editor.ts';
import { enquire, postLead, referenceOf, someone } from '../../../testing/leads.ts';
import { createDatabase } from '../../../testing/postgres-database.ts';
import { siteProof } from '../../../testing/signatures.ts';
import { command } from './commands.ts';
import { cellsWith } from './every-cell.ts';
import { checksumsIn, everyRow } from './every-row.ts';
import { strayRows } from './lead-books.ts';
import { aPdf } from './picture-files.ts';

type WatchBackups = { newestBackupAt(names: string[]): number | null };
const { newestBackupAt }: WatchBackups = createRequire(import.meta.url)(
  path.join(cmsFolder, 'dist/src/deliveries/watch-backups.js'),
);

const PROJECT = 'api::projects.projects';
const LEAD = 'api::website-lead.website-lead';
const STARTS_MS = 240_000;
/** Enough to be sure that some come before the backup, and some during it. */
const LEADS_BEFORE = 5;

describe.each(['sqlite', 'postgres'] as const)('a backup on %s', (kind) => {
  let folder = '';
  let cms: CmsProcess;
  let env: Record<string, string>;
  // Somebody who asks to be erased after the backup, and whose enquiry still lay in the spool.
  const erased = { email: `zephyrine-${randomUUID()}@quartermain.example`, key: randomUUID() };
  const spooled = `${createHash('sha256').update(erased.key).digest('hex')}.json`;
  const other = `${createHash('sha256').update(randomUUID()).digest('hex')}.json`;
  let before: string[] = [];
  let project = '';

  /** An empty place to restore into, with the secrets of the CMS. */
  async function aPlace(name: string): Promise<{ env: Record<string, string>; database: TestDatabase }> {
    const place = path.join(folder, name);
    await mkdir(path.join(place, 'tmp'), { recursive: true });
    const url = kind === 'postgres' ? await createDatabase(inject('blank').serverUrl) : '';
    const filename = path.join(place, 'data.db');
    return {
      env: {
        ...env,
        DATABASE_URL: url,
        DATABASE_FILENAME: filename,
        PUBLIC_FOLDER: path.join(place, 'public'),
        PRIVATE_FOLDER: path.join(place, 'private'),
        SPOOL_FOLDER: path.join(place, 'spool'),
        ERASURE_FOLDER: path.join(place, 'erasures'),
        TMPDIR: path.join(place, 'tmp'),
      },
      database: url ? { kind: 'postgres', url } : { kind: 'sqlite', filename },
    };
  }
  const newest = async () => {
    const names = (await readdir(env.BACKUP_FOLDER ?? '')).filter((name) => !name.startsWith('.')).sort();
    return path.join(env.BACKUP_FOLDER ?? '', names.at(-1) ?? '');
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sahyara-backup-'));
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    cms = await startCms({
      ...(databaseUrl ? { databaseUrl } : {}),
      env: { PICTURE_VARIANTS: 'false', LEADS_PER_ADDRESS: '0', LEAD_MAIL_DESK: 'on' },
    });
    env = {
      ...cms.env,
      SPOOL_FOLDER: path.join(cms.folder, 'spool'),
      BACKUP_FOLDER: path.join(folder, 'backups'),
      BACKUP_IDENTITY_FILE: path.join(folder, 'key'),
    };
    const editor = editorOf(cms, await registerEditor(cms));
    const picture = await editor.upload('court.webp', 'image/webp', await largePicture());
    const brochure = await editor.upload('brochure.pdf', 'application/pdf', new Uint8Array(aPdf()));
    const gallery = [{ galleryImages: [picture.id] }];
    const fields = aProject({ brochure: brochure.id, gallery });
    project = (await editor.createPublished(PROJECT, fields)).documentId;
    const message = 'Opening: The garden of quartermain\nYears of experience: 5\nCV: attached file';
    const theirs = someone({ email: erased.email, source: 'career', message });
    await referenceOf(await postLead(cms, theirs, { 'idempotency-key': erased.key }));
    const brought = await fetch(`${cms.url}/api/application-cv`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/octet-stream',
        'idempotency-key': erased.key,
        'x-site-token': siteProof({ env }),
      },
      body: new Uint8Array(aDocx()),
    });
    expect(brought.status).toBe(200);
    await mkdir(path.join(env.SPOOL_FOLDER ?? '', 'parked'), { recursive: true });
    await writeFile(path.join(env.SPOOL_FOLDER ?? '', spooled), JSON.stringify({ data: theirs }));
    await writeFile(path.join(env.SPOOL_FOLDER ?? '', 'parked', other), '{}');
  }, STARTS_MS);
  afterAll(async () => {
    await cms?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  test('is made while enquiries come in, encrypted to a key that need not be there', async () => {
    const made = await command('backup', env, '--make-key', env.BACKUP_IDENTITY_FILE ?? '');
    const [, recipient = ''] = /^BACKUP_RECIPIENT=(age1\S+)$/m.exec(made.output) ?? [];
    expect(made.output).not.toContain('AGE-SECRET-KEY');
    const acknowledged: string[] = [];
    let over = false;
    const visitor = async () => {
      while (!over) acknowledged.push(await enquire(cms));
    };
    const visitors = [visitor(), visitor()];
    await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(LEADS_BEFORE);
    before = [...acknowledged];
    const backup = await command('backup', { ...env, BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY_FILE: '' });
    const during = acknowledged.length - before.length;
    over = true;
    await Promise.all(visitors);
    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('2 in spool') });
    expect(during).toBeGreaterThan(0);
    expect(await newest()).toMatch(/\.tar\.age$/);
    // By their names it is known whether backups are still made.
    const at = newestBackupAt([path.basename(await newest())]) ?? 0;
    expect(Math.abs(Date.now() - at)).toBeLessThan(STARTS_MS);
    const online = path.join(folder, 'online.tar.age');
    await rename(await newest(), online);
    const { code, output } = await command('backup', env, '--verify', online);
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('It is whole') });
    expect((await readFile(online)).includes('quartermain')).toBe(false);
  });

  test('of a CMS at rest comes back with every row and every file, into an empty place only', async () => {
    expect(await cms.stop()).toBe(0);
    expect(await command('backup', env)).toMatchObject({ code: 0 });
    const file = await newest();

    const place = await aPlace('same');
    expect(await command('restore', place.env, file)).toMatchObject({ code: 0 });
    expect(await everyRow(place.database)).toEqual(await everyRow(cms.database));
    for (const name of ['PUBLIC_FOLDER', 'PRIVATE_FOLDER', 'SPOOL_FOLDER']) {
      const files = await checksumsIn(env[name] ?? '');
      expect(Object.keys(files), name).not.toEqual([]);
      expect(await checksumsIn(place.env[name] ?? ''), name).toEqual(files);
    }

    if (place.database.kind === 'postgres' && cms.database.kind === 'postgres')
      expect(await schemaOf(place.database.url)).toEqual(await schemaOf(cms.database.url));

    const again = await command('restore', place.env, file);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is not empty (it holds') });
    const emptyFolders = (await aPlace('other')).env;
    const { DATABASE_URL = '', DATABASE_FILENAME = '' } = place.env;
    const onTop = await command('restore', { ...emptyFolders, DATABASE_URL, DATABASE_FILENAME }, file);
    expect(onTop).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was changed.') });
  });

  test('brings back nobody who was erased after it, and every lead from before it; the CMS goes on with it', async () => {
    const place = await aPlace('later');
    const [person] = await query(
      cms.database,
      'select c.document_id from contacts c join website_leads l on l.contact_id = c.id where l.email = ?',
      erased.email,
    );
    const contact = String(person?.document_id);
    const record = { contact, erasedAt: new Date().toISOString(), spooled: [spooled] };
    await mkdir(place.env.ERASURE_FOLDER ?? '');
    const journal = path.join(place.env.ERASURE_FOLDER ?? '', `${contact}.json`);
    await writeFile(journal, JSON.stringify(record));
    const { code, output } = await command('restore', place.env, path.join(folder, 'online.tar.age'));
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringContaining('Erased again: 1 people, 1 enquiries of the spool'),
    });
    expect(await cellsWith(place.database, /quartermain/)).toEqual([]);
    const isCv = (name: string) => name.startsWith('cv-');
    expect(Object.keys(await checksumsIn(env.PRIVATE_FOLDER ?? '')).filter(isCv)).toHaveLength(1);
    expect(Object.keys(await checksumsIn(place.env.PRIVATE_FOLDER ?? '')).filter(isCv)).toEqual([]);
    expect(Object.keys(await checksumsIn(place.env.SPOOL_FOLDER ?? ''))).toEqual([`parked/${other}`]);
    expect(JSON.parse(await readFile(journal, 'utf8'))).toEqual(record);
    const references = (await query(place.database, 'select reference from website_leads')).map(
      (row) => row.reference,
    );
    expect(references).toEqual(expect.arrayContaining(before));
    // The erased one, who is known again by nothing.
    expect(await strayRows(place.database)).toBe(1);

    const restored = await startCms({ continueFrom: { folder: path.join(folder, 'later'), env: place.env } });
    onTestFinished(() => restored.remove());
    const page = await fetch(`${restored.url}/api/projectss?filters[url][$eq]=neem-court`);
    expect(await page.json()).toMatchObject({ data: [{ documentId: project, title: 'Neem Court' }] });
    const { authorization } = editorOf(restored, await signIn(restored));
    const filter = `filters[reference][$eq]=${before[0]}`;
    const lead = await fetch(`${restored.url}/content-manager/collection-types/${LEAD}?${filter}`, {
      headers: { authorization },
    });
    expect(await lead.json()).toMatchObject({ results: [{ reference: before[0], name: 'Asha Kulkarni' }] });
    expect(await enquire(restored)).toMatch(/^SH-/);
  });
});

async function schemaOf(url: string) {
  const client = await connectTo(url);
  try {
    return await describeSchema(client);
  } finally {
    await client.end();
  }
}
