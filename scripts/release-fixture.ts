import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { drawnSeed } from '../e2e/drawn-seed.ts';
import { anAccount } from '../testing/accounts.ts';
import { aPlaceForCms, type CmsProcess, startCms } from '../testing/cms-process.ts';
import { query } from '../testing/database.ts';
import { editorOf, registerEditor } from '../testing/editor.ts';
import { enquire, postLead, someNumber, someone } from '../testing/leads.ts';
import { startPostgres } from '../testing/postgres-process.ts';
import { makeBackup } from './backup/make-backup.ts';
import { buildCms, install } from './prepare.ts';
import { cmsFolder, root, testSettings } from './settings.ts';
import { main, Refusal, run, step } from './step.ts';

// An installation of this commit as a later release will find it: content of the journeys that an editor worked on,
// enquiries that were told of, accounts. One backup for each kind of database, in apps/cms/tests/releases/<commit>/.
const FOLDER = path.join(cmsFolder, 'tests/releases');
const LARGEST_BYTES = 500_000;
const TOLD_WITHIN_MS = 60_000;

const git = (...parameters: string[]) =>
  spawnSync('git', parameters, { cwd: root, encoding: 'utf8' }).stdout.trim();

/** What people and visitors leave behind. */
async function useIt(cms: CmsProcess): Promise<void> {
  const token = await registerEditor(cms);
  const editor = editorOf(cms, token);
  const [project] = await query(cms.database, 'select url, document_id from projectss order by id limit 1');
  await editor.update('api::projects.projects', String(project?.document_id), {
    locality: 'As an editor wrote it',
  });
  await anAccount(cms, token, 'desk-sales', 'Meera');
  const asked = await fetch(`${cms.url}/api/consent-notice`);
  const { data: notice }: { data: { version: string; choices: { key: string }[] } } = await asked.json();
  const choices = Object.fromEntries(notice.choices.map(({ key }, index) => [key, index % 2 === 0]));
  const context = {
    page: `/projects/${project?.url}`,
    project: String(project?.url),
    lastTouch: { utm_source: 'newspaper', gclid: 'a-click' },
    shortlist: ['A home of three rooms'],
    consent: { version: notice.version, choices },
  };
  await enquire(cms, { context });
  const again = someone({ mobile: someNumber(), message: 'मराठीत बोलायचे आहे' });
  for (const source of ['banner form', 'footer']) await postLead(cms, { ...again, source });
  await enquire(cms, { message: 'SEO services https://spam.example https://spam.example buy now' });
  const deadline = Date.now() + TOLD_WITHIN_MS;
  const waiting = async () =>
    (await query(cms.database, `select id from deliveries where state in ('pending', 'sending')`)).length;
  while ((await waiting()) > 0 && Date.now() < deadline) await sleep(500);
}

async function makeFixture(folder: string, commit: string, databaseUrl?: string): Promise<Buffer> {
  const place = await aPlaceForCms({
    ...(databaseUrl ? { databaseUrl } : {}),
    // Pictures are made anew from their masters, and would take most of the room.
    env: {
      PICTURE_VARIANTS: 'false',
      LEAD_MAIL_DESK: 'on',
      LEAD_MAIL_VISITOR: 'on',
      SEND_DELIVERIES: 'on',
      MAIL_FROM: 'website@house.example',
    },
  });
  try {
    const seed = path.join(folder, 'seed');
    await run(process.execPath, ['seed/load.mts', '--seed-dir', seed], { cwd: cmsFolder, env: place.env });
    const cms = await startCms({ continueFrom: place, env: place.env });
    await useIt(cms);
    await cms.stop();
    const made = await makeBackup(
      {
        place: {
          database: databaseUrl
            ? { kind: 'postgres', url: databaseUrl }
            : { kind: 'sqlite', file: place.env.DATABASE_FILENAME ?? '' },
          folders: {
            spool: path.join(place.folder, 'spool'),
            'public/uploads': path.join(place.env.PUBLIC_FOLDER ?? '', 'uploads'),
            private: place.env.PRIVATE_FOLDER ?? '',
            erasures: place.env.ERASURE_FOLDER ?? '',
          },
          inBuckets: false,
        },
        settings: {
          folder: path.join(folder, databaseUrl ? 'postgres' : 'sqlite'),
          recipient: null,
          identityFile: null,
          keep: { days: 1, weeks: 1, months: 1 },
        },
        release: commit,
        now: new Date(),
      },
      () => {},
    );
    return await promisify(gzip)(await readFile(made.file), { level: 9 });
  } finally {
    await rm(place.folder, { recursive: true });
  }
}

await main(async () => {
  const env = testSettings();
  await install();
  await buildCms(env);
  const commit = git('rev-parse', 'HEAD');
  const target = path.join(FOLDER, commit.slice(0, 7));
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-release-'));
  const postgres = await startPostgres({ durable: false });
  try {
    await drawnSeed(path.join(folder, 'seed'));
    await mkdir(target, { recursive: true });
    for (const kind of ['sqlite', 'postgres'] as const) {
      const databaseUrl = kind === 'postgres' ? await postgres.createDatabase() : undefined;
      const packed = await step(`An installation on ${kind}`, () => makeFixture(folder, commit, databaseUrl));
      if (packed.length > LARGEST_BYTES)
        throw new Refusal(`The fixture has ${packed.length} bytes: it is to have ${LARGEST_BYTES} at most.`);
      await writeFile(path.join(target, `${kind}.tar.gz`), packed);
      console.log(`  ${path.relative(root, target)}/${kind}.tar.gz  ${(packed.length / 1000).toFixed(0)} kB`);
    }
  } finally {
    await postgres.remove();
    await rm(folder, { recursive: true });
  }
});
