import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { snapshotFolder } from './snapshots';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapshots-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('Snapshots', () => {
  it('outlive the process that wrote them', async () => {
    await snapshotFolder(folder).write('home', { heading: '₹' }, new Date('2026-11-21T06:30:00Z'));
    expect(await snapshotFolder(folder).read('home')).toEqual({
      savedAt: '2026-11-21T06:30:00.000Z',
      data: { heading: '₹' },
    });
    expect(await readdir(folder)).toEqual(['home.json']);
  });

  it('are none where none was written, and none where the file is no snapshot', async () => {
    const snapshots = snapshotFolder(folder);
    expect(await snapshots.read('home')).toBeNull();
    for (const text of ['', '{"savedAt":"2026', '7', '{"data":1}']) {
      await writeFile(path.join(folder, 'home.json'), text);
      expect(await snapshots.read('home'), text).toBeNull();
    }
  });

  it('make their folder themselves', async () => {
    const deeper = path.join(folder, 'not', 'yet');
    await snapshotFolder(deeper).write('site', null);
    expect(await readdir(deeper)).toEqual(['site.json']);
  });
});
