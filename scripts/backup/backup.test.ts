import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { makeSecrets, root } from '../settings.ts';
import { aPlace } from './a-place.ts';
import { makeKey, readIdentity } from './keys.ts';
import { makeBackup, newestBackup, rotate } from './make-backup.ts';
import { FORMAT } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { createArchive } from './write-archive.ts';

const NOW = new Date('2026-11-22T17:30:00Z');
const HEADER = { format: FORMAT, madeAt: NOW.toISOString(), database: 'sqlite', release: null } as const;
const HOUR_MS = 3_600_000;
const quiet = () => {};

let here: ReturnType<typeof aPlace>;
beforeEach(() => {
  here = aPlace();
  const { root } = here;
  onTestFinished(() => rmSync(root, { recursive: true }));
});

const back = (recipient: string | null = null, show: (detail: string) => void = quiet) =>
  makeBackup({ place: here.place, settings: { ...here.settings, recipient }, release: null, now: NOW }, show);
const drain = async ({ content }: { content: AsyncIterable<Buffer> }) => {
  for await (const _ of content);
};
const read = (file: string, identity: string | null = null) => readArchive(file, identity, drain);
const inFolder = (name: string) => path.join(here.root, name);

describe('A backup', () => {
  test('holds the database and every file, under a name it gets at its end', async () => {
    const { file, manifest } = await back();
    expect(file).toBe(path.join(here.settings.folder, 'sahyara-20261122T173000Z.tar'));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(manifest.files.map((one) => one.path)).toEqual([
      'spool/a.json',
      'public/uploads/court.webp',
      'public/uploads/court_400.avif',
      'private/plan.pdf',
      'database/sahyara.db',
    ]);
    expect(manifest).toMatchObject({ tables: { files: 2 }, lost: [] });
    expect(await read(file)).toEqual({ header: HEADER, manifest });
    expect(readdirSync(here.root)).not.toContainEqual(expect.stringContaining('.backup-'));
  });

  test('leaves out what is being written, and says what the media library has lost', async () => {
    here.write('private', '.7.part', 'half');
    here.write('spool', 'b.draft', 'half');
    rmSync(inFolder('public/uploads/court.webp'));
    const { manifest } = await back();
    expect(manifest.lost).toEqual(['court.webp']);
    expect(JSON.stringify(manifest.files)).not.toMatch(/draft|part/);
  });

  test('misses no file of the library where those lie in buckets', async () => {
    rmSync(inFolder('public/uploads/court.webp'));
    here.place.inBuckets = true;
    const { manifest } = await back();
    expect(manifest.lost).toEqual([]);
  });

  test('has the file of every row, also where one comes and goes beside it', async () => {
    let snapshots = 0;
    const { file, manifest } = await back(null, (at) => {
      if (at === 'the database') {
        snapshots += 1;
        if (snapshots === 1) {
          here.write('public/uploads', 'late.png', 'late');
          here.write('public/uploads', 'brief.png', 'brief');
          here.write('public/uploads', 'court.webp', 'another court, replaced');
          here.sql(`insert into files values (3, 'late', '.png', null), (4, 'brief', '.png', null)`);
        }
      } else if (snapshots === 1 && existsSync(inFolder('public/uploads/brief.png'))) {
        rmSync(inFolder('public/uploads/brief.png'));
        here.sql('delete from files where id = 4');
      }
    });
    expect(snapshots).toBe(3);
    expect(manifest).toMatchObject({ tables: { files: 3 }, lost: [] });
    const bytes = Object.fromEntries(manifest.files.map((one) => [path.basename(one.path), one.bytes]));
    expect(bytes).toMatchObject({ 'late.png': 4, 'court.webp': 23 });
    await read(file);
  });

  test('that fails leaves nothing, and what a killed one left goes a day later', async () => {
    here.sql('drop table files');
    await expect(back()).rejects.toThrow(/data\.db holds no database of this CMS/);
    expect(readdirSync(here.settings.folder)).toEqual([]);
    const left = (hour: string) => `.sahyara-20261121T${hour}0000Z.tar.part`;
    for (const hour of ['17', '18']) {
      const file = path.join(here.settings.folder, left(hour));
      writeFileSync(file, 'half');
      utimesSync(file, NOW, new Date(`2026-11-21T${hour}:00:00Z`));
    }
    const copies = ['data.db.backup-1', 'data.db.backup-2'].map(inFolder);
    for (const copy of copies) writeFileSync(copy, 'half');
    utimesSync(copies[0] ?? '', NOW, new Date(Date.now() - 25 * HOUR_MS));
    await expect(back()).rejects.toThrow();
    expect(readdirSync(here.settings.folder)).toEqual([left('18')]);
    expect(copies.map((copy) => existsSync(copy))).toEqual([false, true]);
    await expect(newestBackup(here.settings.folder)).rejects.toThrow('There is no backup in');
  });

  test.each([false, true])(
    'onto a full disk says so and leaves nothing of itself (encrypted: %s)',
    async (encrypted) => {
      here.write('private', 'brochure.pdf', 'a brochure'.repeat(300_000));
      const env = {
        PATH: process.env.PATH,
        ENV_FILE: inFolder('no.env'),
        ...makeSecrets(),
        DATABASE_FILENAME: inFolder('data.db'),
        PUBLIC_FOLDER: inFolder('public'),
        PRIVATE_FOLDER: inFolder('private'),
        SPOOL_FOLDER: inFolder('spool'),
        ERASURE_FOLDER: inFolder('erasures'),
        BACKUP_FOLDER: here.settings.folder,
        BACKUP_RECIPIENT: encrypted ? await makeKey(inFolder('key')) : '',
        // The signal that comes along ends a process that does not listen for it.
        NODE_OPTIONS: "--import=data:text/javascript,process.on('SIGXFSZ',()=>{})",
      };
      const script = path.join(root, 'scripts/backup.ts');
      const { status, stderr } = spawnSync(
        'bash',
        ['-c', `ulimit -f 1000; exec "$@"`, '-', process.execPath, script],
        { env, encoding: 'utf8' },
      );
      expect(stderr).toContain(`${here.settings.folder} takes no more (EFBIG): no backup was made`);
      expect(status).toBe(1);
      expect(readdirSync(here.settings.folder)).toEqual([]);
    },
  );

  test.each(['private', 'private/x/y', 'spool', 'public', 'public/../public/backups', 'link/x'])(
    'is written nowhere in what it holds, nor where everybody may fetch it: %s',
    async (folder) => {
      symlinkSync(inFolder('private'), inFolder('link'));
      here.settings.folder = `${here.root}/${folder}`;
      await expect(back()).rejects.toThrow(/^BACKUP_FOLDER is ".+", inside .+: set it to a folder outside/);
    },
  );

  test('makes older ones go, and nothing else', async () => {
    const { file } = await back();
    const others = ['sahyara-20261122T120000Z.tar', 'sahyara-20261122T120000Z.tar.bak', 'notes.txt'];
    for (const name of others) writeFileSync(path.join(here.settings.folder, name), '');
    expect(await rotate(here.settings)).toEqual(['sahyara-20261122T120000Z.tar']);
    expect(readdirSync(here.settings.folder)).toEqual([path.basename(file), others[1], others[2]].sort());
  });
});

describe('Refused with a sentence is', () => {
  const refusal = (file: string, identity: string | null = null) =>
    read(file, identity).then(
      () => 'read',
      (error) => `${error.constructor.name}: ${error.message.replace(file, 'FILE')}`,
    );

  test('a backup that was cut off anywhere', async () => {
    const { file } = await back();
    const { size } = statSync(file);
    for (const bytes of [size - 1600, size - 2000, size - 9000, 8000, 1300, 600]) {
      truncateSync(file, bytes);
      expect(await refusal(file), String(bytes)).toMatch(/^Refusal: FILE is damaged: /);
    }
    truncateSync(file, 300);
    expect(await refusal(file)).toMatch(/^Refusal: FILE is (damaged|no backup)/);
    truncateSync(file, 0);
    expect(await refusal(file)).toBe('Refusal: FILE is no backup of this CMS.');
  });

  test('one with another byte, wherever it is', async () => {
    const { file } = await back();
    const whole = readFileSync(file);
    for (const [at, name] of [
      ['a court', 'a file'],
      ['SQLite format 3', 'the database'],
      ['public/uploads/court.webp', 'a name'],
      ['"sha256": "', 'the manifest'],
    ]) {
      const other = Buffer.from(whole);
      const offset = whole.indexOf(at ?? '') + (at?.length ?? 0);
      other[offset] = (other[offset] ?? 0) ^ 1;
      writeFileSync(file, other);
      expect(await refusal(file), name).toMatch(/^Refusal: FILE is /);
    }
    writeFileSync(file, whole);
    appendFileSync(file, 'more');
    expect(await refusal(file)).toMatch(/^Refusal: FILE is /);
  });

  test('an encrypted one without its key, with another, or changed; and no key is shown', async () => {
    const [own, foreign] = [inFolder('key'), inFolder('other')];
    const { file } = await back(await makeKey(own));
    await makeKey(foreign);
    const identity = await readIdentity(own);
    expect(await refusal(file, identity)).toBe('read');
    expect(readFileSync(file, 'latin1')).not.toContain('a court');
    expect(await refusal(file)).toContain('FILE is encrypted: name the file with its key');
    expect(await refusal(file, await readIdentity(foreign))).toContain('does not open with this key');
    const whole = readFileSync(file);
    const other = Buffer.from(whole);
    other[whole.length - 5000] = (other[whole.length - 5000] ?? 0) ^ 1;
    writeFileSync(file, other);
    expect(await refusal(file, identity)).toMatch(/^Refusal: FILE is damaged: /);
    truncateSync(file, whole.length - 5000);
    expect(await refusal(file, identity)).toMatch(/^Refusal: FILE is damaged: /);
    truncateSync(file, 60);
    expect(await refusal(file, identity)).toMatch(/^Refusal: FILE does not open/);
    await expect(makeKey(own)).rejects.toThrow(/key cannot be written: EEXIST/);
    await expect(readIdentity(file)).rejects.toThrow(/holds no key/);
    await expect(readIdentity(inFolder('none'))).rejects.toThrow(/cannot be read: ENOENT/);
  });

  test('what is no backup of ours', async () => {
    for (const [name, text] of [
      ['text', 'x'.repeat(5000)],
      ['zip', 'PK\u0003\u0004'.padEnd(5000, 'q')],
    ]) {
      const file = inFolder(name ?? '');
      writeFileSync(file, text ?? '');
      expect(await refusal(file), name).toMatch(/^Refusal: FILE is no backup of this CMS/);
    }
    expect(await refusal(inFolder('public/uploads'))).toMatch(/^Refusal: FILE cannot be read: EISDIR/);
    expect(await refusal(inFolder('nothing'))).toMatch(/^Refusal: FILE cannot be read: ENOENT/);
  });

  test('one of a newer release, or with a file that leads elsewhere', async () => {
    const write = async (name: string, changes: object, entry: string) => {
      const file = inFolder(name);
      const archive = await createArchive(file, { ...HEADER, ...changes }, null);
      await archive.add(entry, 1, [Buffer.from('x')]);
      await archive.finish({ tables: {}, lost: [] });
      return file;
    };
    const newer = await write('newer.tar', { format: FORMAT + 1 }, 'private/x');
    expect(await refusal(newer)).toContain(`has format ${FORMAT + 1}, and this release reads ${FORMAT}`);
    for (const [index, entry] of [
      'private/../../x',
      'public/x',
      'private//x',
      'elsewhere/x',
      'private/a\\b',
    ].entries()) {
      expect(await refusal(await write(`${index}.tar`, {}, entry)), entry).toContain(
        'has no place in a backup',
      );
    }
  });
});

describe('Restoring', () => {
  const restore = (file: string, place: ReturnType<typeof aPlace>['place']) =>
    restoreBackup({ file, identity: null, place, eraseAgain: async () => {} }, quiet);
  const anEmptyPlace = () => {
    const other = aPlace();
    onTestFinished(() => rmSync(other.root, { recursive: true }));
    for (const name of ['public', 'private', 'spool', 'erasures', 'data.db'])
      rmSync(path.join(other.root, name), { recursive: true });
    return other;
  };

  test('brings every file back', async () => {
    const { file } = await back();
    const { root, place } = anEmptyPlace();
    await restore(file, place);
    expect(readFileSync(path.join(root, 'private/plan.pdf'), 'utf8')).toBe('a plan');
    expect(readFileSync(path.join(root, 'public/uploads/court.webp'), 'utf8')).toBe('a court'.repeat(1000));
    expect(statSync(path.join(root, 'spool/a.json')).mode & 0o777).toBe(0o600);
    expect(existsSync(path.join(root, 'data.db'))).toBe(true);
  });

  test.each(['public', 'private', 'spool'])('refuses a place with something in %s', async (folder) => {
    const { file } = await back();
    const { root, place } = anEmptyPlace();
    await restore(file, place);
    for (const name of ['public', 'private', 'spool', 'data.db'])
      if (name !== folder) rmSync(path.join(root, name), { recursive: true });
    await expect(restore(file, place)).rejects.toThrow(
      /is not empty \(it holds .+\): .+Nothing was changed\.$/,
    );
    expect(existsSync(path.join(root, 'data.db'))).toBe(false);
  });

  test('of a damaged backup writes nothing; one that fails later takes everything back', async () => {
    here.write('public/uploads', 'large.webp', 'large'.repeat(1_000_000));
    const { file } = await back();
    const { root, place } = anEmptyPlace();
    const failing = restoreBackup(
      { file, identity: null, place, eraseAgain: () => Promise.reject(new Error('no erasing')) },
      quiet,
    );
    await expect(failing).rejects.toThrow('no erasing');
    const left = () =>
      readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(left()).toEqual([]);
    const bytes = readFileSync(file);
    const cutOff = () => writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    // Checked, and then taken away while it is read for the second time: in the middle of its largest file.
    const late = restoreBackup(
      { file, identity: null, place, eraseAgain: async () => {} },
      (detail) => detail === 'public/uploads/large.webp' && cutOff(),
    );
    await expect(late).rejects.toThrow(/is damaged/);
    expect(left()).toEqual([]);
    await expect(restore(file, place)).rejects.toThrow(/is damaged/);
    expect(left()).toEqual([]);
  });
});
