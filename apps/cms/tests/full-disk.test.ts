import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { aPlaceForCms, type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { aFooterLead, postLead, postUntil } from '../../../testing/leads.ts';
import { strayRows } from './lead-books.ts';

const KILOBYTE = 1024;
// A lead writes some thirty pages into the write-ahead log.
const ROOM_LEFT_BYTES = 2048 * KILOBYTE;
const ENOUGH_REFUSED = 40;
const LONGEST_MS = 60_000;
const TIMEOUT_MS = 240_000;

/** A CMS whose database has room for some dozens of leads, and how to give it more. */
type Cramped = { cms: CmsProcess; makeRoom?: () => void; remove: () => Promise<void> };

function canMount(): boolean {
  try {
    const folder = execFileSync('mktemp', ['-d']).toString().trim();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    // Not root, or a container without the right: the other stand-in serves everywhere.
    return false;
  }
}

// Writing past the limit fails like a failing disk (EFBIG): works for any user.
async function limitedFileSize(): Promise<Cramped> {
  const place = await aPlaceForCms();
  const { size } = await stat(path.join(place.folder, 'data.db'));
  const blocks = Math.ceil((size + ROOM_LEFT_BYTES) / KILOBYTE);
  const cms = await startCms({
    continueFrom: place,
    launcher: ['bash', '-c', `ulimit -f ${blocks}; exec "$@"`, '-'],
    // A library of Strapi's ends the process on the signal that comes along, unless somebody listens.
    env: { NODE_OPTIONS: "--import=data:text/javascript,process.on('SIGXFSZ',()=>{})" },
  });
  return { cms, remove: cms.remove };
}

// A disk that is really full (ENOSPC), and can be made larger while the CMS runs.
async function smallDisk(): Promise<Cramped> {
  const databaseFolder = await mkdtemp(path.join(tmpdir(), 'sahyara-small-disk-'));
  const mount = (...options: string[]) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options.join(','), 'tmpfs', databaseFolder]);
  mount('size=32m');
  const place = await aPlaceForCms({ databaseFolder });
  const { size } = await stat(path.join(databaseFolder, 'data.db'));
  const bytes = size + ROOM_LEFT_BYTES;
  mount('remount', `size=${bytes}`);
  const cms = await startCms({ continueFrom: place });
  return {
    cms,
    makeRoom: () => mount('remount', 'size=64m'),
    async remove() {
      await cms.remove();
      execFileSync('umount', [databaseFolder]);
      await rm(databaseFolder, { recursive: true });
    },
  };
}

const kinds: [string, () => Promise<Cramped>][] = [['files that cannot grow', limitedFileSize]];
if (canMount()) kinds.push(['a full disk', smallDisk]);

describe.each(kinds)('%s', (_, start) => {
  test('every acknowledged lead is stored, every other one is answered 503', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const { cms, makeRoom, remove } = await start();
    try {
      const end = Date.now() + LONGEST_MS;
      const { acknowledged, statuses, answers } = await postUntil(cms, {
        connections: 8,
        source: 'full disk',
        over: (seen) => (seen.get(503) ?? 0) >= ENOUGH_REFUSED || Date.now() > end,
      });
      expect([...statuses.keys()].sort()).toEqual([200, 503]);
      expect(statuses.get(503)).toBeGreaterThan(10);
      expect(acknowledged.size).toBeGreaterThan(5);
      for (const { status, retryAfter } of answers) expect(retryAfter).toBe(status === 503 ? '30' : null);

      if (makeRoom) {
        makeRoom();
        expect((await postLead(cms, aFooterLead({ name: 'After', source: 'full disk' }))).status).toBe(200);
        acknowledged.add('After');
      }
      expect(cms.process.exitCode).toBeNull();
      expect(cms.output()).not.toMatch(/full disk|Lead \d|mail\.example/);
      await cms.stop();

      const rows = await query(cms.database, 'select name from website_leads');
      expect(rows.map(({ name }) => String(name)).sort()).toEqual([...acknowledged].sort());
      expect(await strayRows(cms.database)).toBe(0);
      expect(await query(cms.database, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    } finally {
      await remove();
    }
  });
});
