import { rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { tellOnce } from './administrator.ts';
import { checkPort } from './apps.ts';
import { build, install, seed } from './prepare.ts';
import { makeEnvFile, readSettings, root, webFolder } from './settings.ts';
import { main, Refusal } from './step.ts';

async function confirmed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

await main(async () => {
  makeEnvFile();
  const settings = readSettings();
  if (settings.databaseUrl) {
    throw new Refusal(
      'DATABASE_URL is set, and a Postgres database is not deleted from here: empty it with your own tools, or remove DATABASE_URL from .env.',
    );
  }
  if (settings.env.BUCKET_ENDPOINT) {
    throw new Refusal(
      'BUCKET_ENDPOINT is set, and buckets are not emptied from here: empty them with your own tools, or remove the six variables from .env.',
    );
  }
  await checkPort(settings.cmsPort, 'CMS_PORT');
  const { databaseFile } = settings;
  const uploads = path.join(settings.publicFolder, 'uploads');
  const question = `This deletes every lead, page and picture in ${path.relative(root, databaseFile)} and loads the demo content anew.\nType "yes" to go on: `;
  if (!(await confirmed(question))) throw new Refusal('Nothing was deleted.');

  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(databaseFile + suffix, { force: true });
  for (const name of await readdir(uploads)) {
    if (name !== '.gitkeep') await rm(path.join(uploads, name), { recursive: true });
  }
  await rm(settings.privateFolder, { recursive: true, force: true });
  // Enquiries that still wait to be stored are leads too.
  for (const folder of [
    settings.env.SNAPSHOT_FOLDER || '.run/snapshots',
    settings.env.SPOOL_FOLDER || '.run/spool',
    settings.env.MEDIA_FOLDER || '.run/media',
  ]) {
    await rm(path.resolve(webFolder, folder), { recursive: true, force: true });
  }
  // Mails that were written instead of sent speak of leads too.
  await rm(settings.outboxFolder, { recursive: true, force: true });

  await install();
  await build(settings.env);
  const administrator = await seed(settings);
  if (administrator) tellOnce(administrator);
});
