import { execFileSync } from 'node:child_process';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
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

  test('makes anew what other settings made, reports what it cannot read, and tries that again', async () => {
    const first = await startCms();
    const editor = editorOf(first, await registerEditor(first));
    const uploads = path.join(first.folder, UPLOADS);
    const [old = 0, broken = 0] = [
      (await editor.upload('old.png', 'image/png', await bytesOf(aDrawing(90, 60).png()))).id,
      (await editor.upload('broken.png', 'image/png', await bytesOf(aDrawing(80, 60).png()))).id,
    ];
    const nearly = (await editor.upload('nearly.png', 'image/png', await bytesOf(aDrawing(70, 60).png()))).id;
    await untilMade(first, editor, nearly);
    const { url } = await untilMade(first, editor, broken);
    await untilMade(first, editor, old);
    await first.stop();

    // As an earlier release, and one that was killed while it stored, would have left them.
    await query(first.database, "UPDATE files SET variants_version = 'earlier' WHERE id <> ?", nearly);
    await writeFile(path.join(uploads, 'left_over.png'), 'outdated');
    await query(
      first.database,
      `UPDATE files SET unfinished_files = '[{"hash":"left_over","ext":".png"}]' WHERE id = ?`,
      nearly,
    );
    await writeFile(path.join(uploads, 'small_old.png'), 'small');
    await writeFile(path.join(uploads, 'half_stored.avif'), 'half');
    await query(
      first.database,
      `UPDATE files SET formats = '{"small":{"hash":"small_old","ext":".png"}}', unfinished_files = '[{"hash":"half_stored","ext":".avif"}]' WHERE id = ?`,
      old,
    );
    const master = path.join(first.folder, 'public', url);
    await rename(master, `${master}.away`);

    const second = await startCms({ continueFrom: first });
    const again = editorOf(second, await signIn(second));
    const picture = await untilMade(second, again, old);
    expect(Object.keys((await untilMade(second, again, nearly)).formats ?? {})).toHaveLength(2);
    expect(Object.keys(picture.formats ?? {}).sort()).toEqual(['avif-90', 'webp-90']);
    const left = await filesOnDisk(second);
    expect(left).not.toContain('small_old.png');
    expect(left).not.toContain('half_stored.avif');
    expect(left).not.toContain('left_over.png');
    const complaint = new RegExp(
      `"error".*The variants of picture ${broken} could not be made \\(.+\\); the next start tries again\\.`,
    );
    await vi.waitFor(() => expect(second.output()).toMatch(complaint), WAIT);
    await second.stop();

    await rename(`${master}.away`, master);
    const third = await startCms({ continueFrom: second });
    try {
      const made = await untilMade(third, editorOf(third, await signIn(third)), broken);
      expect(Object.keys(made.formats ?? {}).sort()).toEqual(['avif-80', 'webp-80']);
    } finally {
      await third.remove();
    }
  });

  test('encodes the same file once, and keeps no more than it may', async () => {
    const first = await startCms();
    const editor = editorOf(first, await registerEditor(first));
    const sent = await bytesOf(aDrawing(90, 60).png());
    const upload = async () => (await editor.upload('twin.png', 'image/png', sent)).id;
    await untilMade(first, editor, await upload());
    const cache = path.join(first.folder, 'pictures');
    const [entry = ''] = await readdir(cache);
    await writeFile(path.join(cache, entry, 'webp-90.webp'), 'from the cache');
    const { formats } = await untilMade(first, editor, await upload());
    const stored = path.join(first.folder, 'public', formats?.['webp-90']?.url ?? '');
    expect(await readFile(stored, 'utf8')).toBe('from the cache');
    await first.stop();

    const second = await startCms({ continueFrom: first, env: { PICTURE_CACHE_MB: '0' } });
    try {
      const again = editorOf(second, await signIn(second));
      const photo = await bytesOf(aPhoto(80, 60).png());
      const { id } = await again.upload('other.png', 'image/png', photo);
      await untilMade(second, again, id);
      await vi.waitFor(async () => expect(await readdir(cache)).toEqual([]), WAIT);
      expect((await readPicture(second, again, id)).formats).not.toBeNull();
    } finally {
      await second.remove();
    }
  });
});
