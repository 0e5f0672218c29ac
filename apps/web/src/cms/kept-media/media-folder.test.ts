import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HEAD_BYTES } from './kept-file';
import { DiskFailure, openMediaFolder } from './media-folder';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
});
afterEach(() => rm(folder, { recursive: true }));

const ROOM_FOR_THREE = 3 * (HEAD_BYTES + 4);
const report = vi.fn();
const open = (maxBytes = ROOM_FOR_THREE) => openMediaFolder({ folder, maxBytes, report });
type Opened = Awaited<ReturnType<typeof open>>;

const announced = (name: string, bytes = 4) => ({
  name,
  bytes,
  type: 'image/webp',
  lastModified: null,
  etag: null,
});
async function* parts(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
const keep = (place: Opened, name: string) => place.keep(announced(name), parts('AB', 'CD'), 1);
const names = (place: Opened) => place.files().map(({ name }) => name);

async function read(place: Opened, name: string): Promise<string | null> {
  const opened = await place.open(name);
  if (!opened) return null;
  const text = (await opened.handle.readFile('utf8')).slice(HEAD_BYTES);
  await opened.handle.close();
  return text;
}

it('A file is there after a restart, and then nobody has confirmed it', async () => {
  const before = await open();
  expect(await keep(before, 'a/b.webp')).toBe(true);
  expect(before.confirmedAt('a/b.webp')).toBe(1);
  const after = await open();
  expect(await read(after, 'a/b.webp')).toBe('ABCD');
  expect(after.get('a/b.webp')).toMatchObject(announced('a/b.webp'));
  expect(after.confirmedAt('a/b.webp')).toBe(Number.NEGATIVE_INFINITY);
});

it('What was used longest ago goes first, and there are never more bytes than are allowed', async () => {
  const place = await open();
  for (const name of ['a', 'b', 'c']) await keep(place, name);
  expect(await read(place, 'a')).toBe('ABCD');
  await keep(place, 'd');
  expect(names(place)).toEqual(['c', 'a', 'd']);
  expect(await readdir(folder)).toHaveLength(3);
  expect(place.state()).toEqual({ files: 3, bytes: ROOM_FOR_THREE });
  await Promise.all(['e', 'f', 'g', 'h'].map((name) => keep(place, name)));
  expect(place.state().bytes).toBeLessThanOrEqual(ROOM_FOR_THREE);
  expect(await readdir(folder)).toHaveLength(place.state().files);
});

it('A file larger than all the room is not kept, and drives nothing out', async () => {
  const place = await open();
  await keep(place, 'a');
  expect(await place.keep(announced('b', ROOM_FOR_THREE), parts('x'), 1)).toBe(false);
  expect(names(place)).toEqual(['a']);
});

it('A file that is cut off on its way is not there, and leaves nothing behind', async () => {
  const place = await open();
  await expect(place.keep(announced('a', 5), parts('AB', 'CD'), 1)).rejects.toThrow('cut off');
  async function* breaking() {
    yield Buffer.from('AB');
    throw new Error('connection lost');
  }
  await expect(place.keep(announced('a'), breaking(), 1)).rejects.toThrow('connection lost');
  expect(await read(place, 'a')).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

it('A file that was cut off or damaged on the disk is not served, while it runs or after a restart', async () => {
  const place = await open();
  await keep(place, 'a');
  await keep(place, 'b');
  const [one = '', other = ''] = await readdir(folder);
  await truncate(path.join(folder, one), HEAD_BYTES + 3);
  await writeFile(path.join(folder, other), Buffer.alloc(HEAD_BYTES + 4, 'x'));
  await writeFile(path.join(folder, 'stray.media'), 'not ours');
  const restarted = await open();
  expect(names(restarted)).toEqual([]);
  expect([await read(place, 'a'), await read(place, 'b')]).toEqual([null, null]);
  expect(await readdir(folder)).toEqual([]);
});

it('A disk that refuses says so', async () => {
  const place = await open();
  await rm(folder, { recursive: true });
  await expect(keep(place, 'a')).rejects.toBeInstanceOf(DiskFailure);
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
});

it('A name nobody gives a picture is not kept', async () => {
  const place = await open();
  expect(await keep(place, 'x'.repeat(HEAD_BYTES))).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});
