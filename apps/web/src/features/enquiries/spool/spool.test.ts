import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { KeyedEnquiry } from '@sahyara/lead-contract/enquiry-body';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { anEnquiry } from '../../../testing/builders';
import { enquiryBody } from '../enquiry';
import { openSpool } from './spool';

const run = promisify(execFile);
// Processes are started: on a busy machine that takes seconds.
const PROCESS_TIMEOUT_MS = 60_000;
const OLD = new Date(Date.now() - 120_000);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spool-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

const opened = (changes: { maxFiles?: number; maxBytes?: number } = {}) =>
  openSpool({ folder, maxFiles: 100, maxBytes: 1_000_000, ...changes });
const keyed = (number: number, name = 'Asha'): KeyedEnquiry => ({
  key: `key-of-the-enquiry-${number}`,
  body: enquiryBody('banner form', anEnquiry({ name })),
});

/** Runs code in a process of its own that has the spool module and an enquiry. */
const inAnotherProcess = (code: string) =>
  run(process.execPath, [
    '--input-type=module',
    '--eval',
    `import fs from 'node:fs/promises';
     import { syncBuiltinESMExports } from 'node:module';
     const enquiry = ${JSON.stringify(keyed(1))};
     const open = async () => {
       const { openSpool } = await import(${JSON.stringify(path.join(import.meta.dirname, 'spool.ts'))});
       return openSpool({ folder: ${JSON.stringify(folder)}, maxFiles: 100, maxBytes: 1_000_000 });
     };
     ${code}`,
  ]);

describe('The spool', () => {
  it('keeps an enquiry in a file only the site may read, and gives it back', async () => {
    const spool = opened();
    expect(await spool.add(keyed(1))).toBe('spooled');
    const [name = ''] = await spool.waiting();
    expect(await spool.read(name)).toEqual(keyed(1));
    expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(expect.arrayContaining([name, 'parked']));
    expect(await readdir(folder)).toHaveLength(2);
    await spool.remove(name);
    expect(await spool.state()).toEqual({ waiting: 0, oldestAgeS: 0, parked: 0 });
  });

  it('has the same enquiry once, and does not take another under its key', async () => {
    const spool = opened();
    await spool.add(keyed(1));
    expect(
      await spool.add({ ...keyed(1), body: { data: { ...keyed(1).body.data, context: { page: '/' } } } }),
    ).toBe('spooled');
    expect(await spool.add(keyed(1, 'Meera'))).toBe('conflict');
    expect(await spool.holds({ ...keyed(1), earlierKey: 'the-key-of-a-moment-before' })).toBe(true);
    expect(await spool.holds(keyed(1, 'Meera'))).toBe(false);
    expect(await spool.holds(keyed(2))).toBe(false);
    const [name = '', ...others] = await spool.waiting();
    expect(others).toEqual([]);
    expect(await spool.read(name)).toEqual(keyed(1));
  });

  it('says how many wait and how old the oldest is, and hands out the oldest first', async () => {
    const spool = opened();
    await spool.add(keyed(1));
    await spool.add(keyed(2));
    const [first = '', second = ''] = await spool.waiting();
    await utimes(path.join(folder, second), OLD, OLD);
    expect((await spool.state()).waiting).toBe(2);
    expect((await spool.state()).oldestAgeS).toBeGreaterThanOrEqual(119);
    expect(await spool.waiting()).toEqual([second, first]);
  });

  it('is full by number and by bytes, parked ones counted, and says so', async () => {
    const byNumber = opened({ maxFiles: 2 });
    await byNumber.add(keyed(1));
    const [name = ''] = await byNumber.waiting();
    await byNumber.park(name, 'why');
    expect(await byNumber.add(keyed(2))).toBe('spooled');
    expect(await byNumber.add(keyed(3))).toBe('full');
    expect(await opened({ maxFiles: 2 }).add(keyed(3))).toBe('full');
    expect(await opened({ maxBytes: 500 }).add(keyed(3))).toBe('full');
    expect((await byNumber.state()).waiting).toBe(1);
  });

  it('keeps the file of an application with it, and holds no other file for the same one', async () => {
    const spool = opened();
    const withFile = { ...keyed(1), file: { name: 'cv.pdf', content: 'JVBERi0=' } };
    expect(await spool.add(withFile)).toBe('spooled');
    expect(await spool.add(withFile)).toBe('spooled');
    expect(await spool.add({ ...keyed(1), file: { name: 'cv.pdf', content: 'JVBERi1=' } })).toBe('conflict');
    expect(await spool.add(keyed(1))).toBe('conflict');
    const [name = ''] = await spool.waiting();
    expect(await spool.read(name)).toEqual(withFile);
  });

  it('remembers of an enquiry that only its file is left to be brought, and that it is the same one', async () => {
    const spool = opened();
    const withFile = { ...keyed(1), file: { name: 'cv.pdf', content: 'JVBERi0=' } };
    await spool.add(withFile);
    const [name = ''] = await spool.waiting();
    await spool.keepFileOnly(name, withFile);
    expect(await spool.read(name)).toEqual({ ...withFile, stored: true });
    expect(await spool.add(withFile)).toBe('spooled');
    expect(await spool.waiting()).toEqual([name]);
  });

  it('leaves half of its room to enquiries, however many files come', async () => {
    const spool = opened({ maxBytes: 20_000 });
    const withFile = (number: number) => ({
      ...keyed(number),
      file: { name: 'cv.pdf', content: 'x'.repeat(6000) },
    });
    expect(await spool.add(withFile(1))).toBe('spooled');
    expect(await spool.add(withFile(2))).toBe('full');
    expect(await spool.add(keyed(3))).toBe('spooled');
  });

  it('throws when the disk refuses, and leaves nothing behind', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const spool = openSpool({ folder: path.join(folder, 'file'), maxFiles: 1, maxBytes: 1000 });
    await expect(spool.add(keyed(1))).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['file']);
  });

  it('parks a file with its reason and never loses it', async () => {
    const spool = opened();
    await spool.add(keyed(1));
    const [name = ''] = await spool.waiting();
    const bytes = await readFile(path.join(folder, name), 'utf8');
    await spool.park(name, 'The backend answered 400');
    expect(await spool.state()).toEqual({ waiting: 0, oldestAgeS: 0, parked: 1 });
    expect(await readFile(path.join(folder, 'parked', name), 'utf8')).toBe(bytes);
    expect(await readFile(path.join(folder, 'parked', `${name}.reason.txt`), 'utf8')).toBe(
      'The backend answered 400\n',
    );
  });

  it.each(['', '{"key":', '{}', '{"key":"k","body":{"data":{}}}'])(
    'tells a corrupt file: %j',
    async (text) => {
      await writeFile(path.join(folder, 'a.json'), text);
      expect(await opened().read('a.json')).toBe('corrupt');
      expect(await opened().read('b.json')).toBe('gone');
    },
  );
});

describe('A process that is killed between write and name', () => {
  beforeEach(async () => {
    const killed = inAnotherProcess(
      `fs.link = () => process.kill(process.pid, 'SIGKILL');
       syncBuiltinESMExports();
       await (await open()).add(enquiry);`,
    );
    await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
  }, PROCESS_TIMEOUT_MS);
  const draft = async () => {
    const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.draft'));
    return path.join(folder, name);
  };

  it('has accepted nothing, and what it wrote whole is taken in later, once', async () => {
    const spool = opened();
    expect(await spool.waiting()).toEqual([]);
    await spool.recover();
    // It might be a write under way.
    expect(await spool.waiting()).toEqual([]);
    await utimes(await draft(), OLD, OLD);
    await spool.recover();
    await spool.recover();
    const [name = '', ...others] = await spool.waiting();
    expect(others).toEqual([]);
    expect(await spool.read(name)).toEqual(keyed(1));
    expect((await readdir(folder)).filter((file) => file.endsWith('.draft'))).toEqual([]);
    // The visitor pressed again meanwhile or does so now.
    expect(await spool.add(keyed(1))).toBe('spooled');
    expect(await spool.waiting()).toHaveLength(1);
  });

  it('leaves half a file, which is cleared away', async () => {
    const file = await draft();
    await truncate(file, 40);
    await utimes(file, OLD, OLD);
    const spool = opened();
    await spool.recover();
    expect(await spool.state()).toEqual({ waiting: 0, oldestAgeS: 0, parked: 0 });
    expect(await readdir(folder)).toEqual(['parked']);
  });
});

it(
  'Two processes that spool the same enquiry at once leave one file',
  async () => {
    const add = () => inAnotherProcess(`console.log(await (await open()).add(enquiry));`);
    const [one, two] = await Promise.all([add(), add()]);
    expect([one.stdout.trim(), two.stdout.trim()]).toEqual(['spooled', 'spooled']);
    expect(await opened().waiting()).toHaveLength(1);
  },
  PROCESS_TIMEOUT_MS,
);
