import { execFileSync } from 'node:child_process';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { type Editor, editorOf, registerEditor, signIn } from '../../../testing/editor.ts';
import { filesInRows, filesOnDisk, readPicture, untilMade } from './library.ts';
import { aDrawing, aPhoto, bytesOf } from './picture-files.ts';

const WAIT = { timeout: 120_000, interval: 50 };
const TEST_TIMEOUT_MS = 300_000;
const UPLOADS = 'public/uploads';

const variantsOnDisk = async (cms: CmsProcess) =>
  (await filesOnDisk(cms)).filter((name) => /_\d+\.(avif|webp)$/.test(name));
const encodersOf = ({ process: { pid } }: CmsProcess): number[] => {
  try {
    return execFileSync('pgrep', ['-P', String(pid), '-f', 'variant-worker'])
      .toString()
      .split('\n')
      .filter(Boolean)
      .map(Number);
  } catch (error) {
    // 1: none is running.
    if (error instanceof Error && 'status' in error && error.status === 1) return [];
    throw error;
  }
};
const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
};

async function uploadPhotos(editor: Editor, count: number, width: number): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const photo = await bytesOf(aPhoto(width, Math.round(width * 0.6)).jpeg());
    ids.push((await editor.upload(`photo-${number}.jpg`, 'image/jpeg', photo)).id);
  }
  return ids;
}

describe('the queue of variants', { timeout: TEST_TIMEOUT_MS }, () => {
  test('is taken up after a start without it, after kill -9, and leaves no stray file', async () => {
    const first = await startCms({ env: { PICTURE_VARIANTS: 'false' } });
    const ids = await uploadPhotos(editorOf(first, await registerEditor(first)), 4, 700);
    await first.stop();
    expect(await variantsOnDisk(first)).toEqual([]);

    const second = await startCms({ continueFrom: first, env: { PICTURE_VARIANTS: 'true' } });
    await vi.waitFor(async () => expect((await variantsOnDisk(second)).length).toBeGreaterThan(0), WAIT);
    const encoders = encodersOf(second);
    expect(encoders).toHaveLength(1);
    await second.stop('SIGKILL');
    await vi.waitFor(() => expect(encoders.filter(isRunning)).toEqual([]), WAIT);
    const made = await query(second.database, 'SELECT id FROM files WHERE variants_version IS NOT NULL');
    expect(made.length).toBeLessThan(ids.length);

    const third = await startCms({ continueFrom: second });
    try {
      const editor = editorOf(third, await signIn(third));
      for (const id of ids) await untilMade(third, editor, id);
      expect(await filesOnDisk(third)).toEqual(await filesInRows(third));
      expect(third.output()).toMatch(/Pictures \d+\/\d+ have their variants, after \d+ s/);
      expect(
        (await readdir(path.join(third.folder, 'tmp'))).filter((name) => name.includes('picture')),
      ).toEqual([]);
    } finally {
      await third.remove();
    }
  });
});

describe('over three starts', { timeout: TEST_TIMEOUT_MS }, () => {
  let cms: CmsProcess;
  let editor: Editor;
  let broken: number;
  let master: string;
  beforeAll(async () => {
    cms = await startCms();
    editor = editorOf(cms, await registerEditor(cms));
  }, TEST_TIMEOUT_MS);
  afterAll(() => cms?.remove());
  const cache = () => path.join(cms.folder, 'pictures');
  const upload = async (name: string, width: number) =>
    (await editor.upload(name, 'image/png', await bytesOf(aDrawing(width, 60).png()))).id;
  const startAgain = async (more: Record<string, string> = {}) => {
    await cms.stop();
    cms = await startCms({ continueFrom: cms, env: more });
    editor = editorOf(cms, await signIn(cms));
  };

  test('the same file is encoded once', async () => {
    await untilMade(cms, editor, await upload('twin.png', 90));
    const [entry = ''] = await readdir(cache());
    await writeFile(path.join(cache(), entry, 'webp-90.webp'), 'from the cache');
    const { formats } = await untilMade(cms, editor, await upload('twin.png', 90));
    const stored = path.join(cms.folder, 'public', formats?.['webp-90']?.url ?? '');
    expect(await readFile(stored, 'utf8')).toBe('from the cache');
  });

  test('a start makes anew what other settings made, and reports what it cannot read', async () => {
    const old = await upload('old.png', 100);
    broken = await upload('broken.png', 80);
    const nearly = await upload('nearly.png', 70);
    await untilMade(cms, editor, nearly);
    const { url } = await untilMade(cms, editor, broken);
    await untilMade(cms, editor, old);
    await cms.stop();

    // As an earlier release, and one that was killed while it stored, would have left them.
    const uploads = path.join(cms.folder, UPLOADS);
    await query(cms.database, "UPDATE files SET variants_version = 'earlier' WHERE id <> ?", nearly);
    await writeFile(path.join(uploads, 'left_over.png'), 'outdated');
    await query(
      cms.database,
      `UPDATE files SET unfinished_files = '[{"hash":"left_over","ext":".png"}]' WHERE id = ?`,
      nearly,
    );
    await writeFile(path.join(uploads, 'small_old.png'), 'small');
    await writeFile(path.join(uploads, 'half_stored.avif'), 'half');
    await query(
      cms.database,
      `UPDATE files SET formats = '{"small":{"hash":"small_old","ext":".png"}}', unfinished_files = '[{"hash":"half_stored","ext":".avif"}]' WHERE id = ?`,
      old,
    );
    master = path.join(cms.folder, 'public', url);
    await rename(master, `${master}.away`);

    await startAgain();
    const picture = await untilMade(cms, editor, old);
    expect(Object.keys((await untilMade(cms, editor, nearly)).formats ?? {})).toHaveLength(2);
    expect(Object.keys(picture.formats ?? {}).sort()).toEqual(['avif-100', 'webp-100']);
    const left = await filesOnDisk(cms);
    expect(left).not.toContain('small_old.png');
    expect(left).not.toContain('half_stored.avif');
    expect(left).not.toContain('left_over.png');
    const complaint = new RegExp(
      `"error".*The variants of picture ${broken} could not be made \\(.+\\); the next start tries again\\.`,
    );
    await vi.waitFor(() => expect(cms.output()).toMatch(complaint), WAIT);
  });

  test('the next tries that again, and keeps no more than it may', async () => {
    await rename(`${master}.away`, master);
    await startAgain({ PICTURE_CACHE_MB: '0' });
    const made = await untilMade(cms, editor, broken);
    expect(Object.keys(made.formats ?? {}).sort()).toEqual(['avif-80', 'webp-80']);
    const other = await upload('other.png', 85);
    await untilMade(cms, editor, other);
    await vi.waitFor(async () => expect(await readdir(cache())).toEqual([]), WAIT);
    expect((await readPicture(cms, editor, other)).formats).not.toBeNull();
  });
});
