import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Place, placeOf, readBackupSettings, typedFile } from './backup/backup-settings.ts';
import { filesBelow } from './backup/copy-files.ts';
import { readIdentity } from './backup/keys.ts';
import { summaryOf } from './backup/make-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import type { DatabasePlace } from './backup/snapshot.ts';
import { cmsFolder, readSettings, type Settings } from './settings.ts';
import { main, Refusal, run, step } from './step.ts';

const USAGE = `Usage: npm run restore -- FILE [--identity FILE]
Brings a backup into an empty place: what DATABASE_URL or DATABASE_FILENAME, PUBLIC_FOLDER, PRIVATE_FOLDER and
SPOOL_FOLDER name. Whoever was erased since it was made (ERASURE_FOLDER) is erased again.
  --identity FILE    the key of an encrypted one (usually BACKUP_IDENTITY_FILE)`;

/** Erases whoever was erased in a database that nobody has used yet, by the CMS's own code. */
function eraserOf({ env }: Settings, { folders }: Place) {
  return async (database: DatabasePlace): Promise<void> => {
    const erased = (await filesBelow(folders.erasures)).length;
    if (erased === 0) return;
    const said = await run(process.execPath, ['commands/erase-again.mts'], {
      cwd: cmsFolder,
      env: {
        ...env,
        NODE_ENV: 'production',
        SPOOL_FOLDER: folders.spool,
        ...(database.kind === 'sqlite' ? { DATABASE_FILENAME: database.file } : {}),
      },
    });
    console.log(said.slice(Math.max(0, said.indexOf('Erased again'))).trim());
  };
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { identity: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(USAGE);
  const [given, ...more] = positionals;
  if (!given || more.length > 0) throw new Refusal(USAGE);
  const settings = readSettings();
  const place = placeOf(settings);
  if (!existsSync(path.join(cmsFolder, 'dist/src/privacy/erase-again.js'))) {
    throw new Refusal(
      'The CMS is not built, and restoring needs it to erase again whoever was erased: npm run build.',
    );
  }
  const key = values.identity ? typedFile(values.identity) : readBackupSettings(settings.env).identityFile;
  const identity = key ? await readIdentity(key) : null;
  const options = { file: typedFile(given), identity, place, eraseAgain: eraserOf(settings, place) };
  const manifest = await step(`Restoring ${given}`, ({ detail }) => restoreBackup(options, detail));
  console.log(`  ${summaryOf(manifest)}`);
  console.log('  The pictures and gated files are put in their places when the CMS starts.');
});
