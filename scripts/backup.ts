import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { placeOf, readBackupSettings, typedFile } from './backup/backup-settings.ts';
import { makeKey, readIdentity } from './backup/keys.ts';
import { makeBackup, newestBackup, rotate, summaryOf } from './backup/make-backup.ts';
import { readArchive } from './backup/read-archive.ts';
import { readSettings, root } from './settings.ts';
import { main, Refusal, step } from './step.ts';

const USAGE = `Usage: npm run backup [-- OPTIONS]
Backs up database, uploads, private files, spool and erasures into BACKUP_FOLDER, while everything runs.
  --verify [FILE]    reads a backup (the newest) and checks every byte of it
  --identity FILE    with --verify: the key of an encrypted one (usually BACKUP_IDENTITY_FILE)
  --make-key FILE    makes a key to encrypt backups to`;
const MEGABYTE = 1_000_000;

/** The commit that runs; null where git cannot tell. The folder may belong to somebody else: it is only read. */
function releaseOf(): string | null {
  const git = spawnSync('git', ['-c', 'safe.directory=*', 'rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return git.status === 0 ? git.stdout.trim() : null;
}

async function back() {
  const settings = readSettings();
  const backup = readBackupSettings(settings.env);
  const place = placeOf(settings);
  const options = { place, settings: backup, release: releaseOf(), now: new Date() };
  const made = await step('Backing up', ({ detail }) => makeBackup(options, detail));
  const removed = await rotate(backup);
  console.log(`  ${made.file}  ${(made.bytes / MEGABYTE).toFixed(1)} MB`);
  console.log(`  ${summaryOf(made.manifest)}`);
  if (place.inBuckets)
    console.log('  Uploads lie in buckets and are not in it: their store must keep versions of its own.');
  const { lost } = made.manifest;
  if (lost.length > 0)
    console.log(`  ${lost.length} files of the media library are on no disk: ${lost.slice(0, 5).join(', ')}`);
  if (removed.length > 0) console.log(`  ${removed.length} older ones were deleted`);
}

async function verify(given: string | undefined, identityFile: string | undefined) {
  const backup = readBackupSettings(readSettings().env);
  const file = given ? typedFile(given) : await newestBackup(backup.folder);
  const key = identityFile ? typedFile(identityFile) : backup.identityFile;
  const identity = key ? await readIdentity(key) : null;
  const { header, manifest } = await step(`Reading ${file}`, ({ detail }) =>
    readArchive(file, identity, async (entry) => {
      detail(entry.path);
      for await (const _ of entry.content);
    }),
  );
  console.log(`  It is whole: made ${header.madeAt}, ${header.database}, ${summaryOf(manifest)}`);
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      verify: { type: 'boolean', default: false },
      identity: { type: 'string' },
      'make-key': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(USAGE);
  else if (values['make-key']) {
    const recipient = await makeKey(typedFile(values['make-key']));
    console.log(
      `BACKUP_RECIPIENT=${recipient}\nKeep ${values['make-key']} away from the server: it alone opens them.`,
    );
  } else if (values.verify) await verify(positionals[0], values.identity);
  else if (positionals.length > 0) throw new Refusal(USAGE);
  else await back();
});
