import { expect, it, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead';
import type { Fetched } from './keep-media';
import type { KeptFile } from './kept-file';

const NAMES = ['a', 'b', 'c', 'd', 'e'];

function aFolder(most = NAMES.length) {
  const kept = new Map<string, KeptFile>();
  const take = (name: string) =>
    kept.set(name, { name, type: 'image/webp', bytes: 1, sha256: '', lastModified: null, etag: null });
  return { take, get: (name: string) => kept.get(name), isNearlyFull: () => kept.size >= most, kept };
}

it('Files are fetched one after the other, those that are there not at all', async () => {
  const folder = aFolder();
  folder.take('b');
  const running = { now: 0, most: 0 };
  const fetchOnce = vi.fn(async (name: string): Promise<Fetched> => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    folder.take(name);
    running.now -= 1;
    return 'kept';
  });
  const ahead = fetchAhead({ fetchOnce }, folder);
  ahead.want(NAMES);
  ahead.want(NAMES);
  expect(ahead.waiting()).toBeGreaterThan(0);
  await expect.poll(ahead.waiting).toBe(0);
  expect(fetchOnce.mock.calls.flat().sort()).toEqual(['a', 'c', 'd', 'e']);
  expect(running.most).toBe(1);
});

it('Nothing more is fetched once there is little room, or the CMS is away; then it is when it is wanted again', async () => {
  const small = aFolder(2);
  const take = async (name: string): Promise<Fetched> => {
    small.take(name);
    return 'kept';
  };
  const filling = fetchAhead({ fetchOnce: take }, small);
  filling.want(NAMES);
  await expect.poll(filling.waiting).toBe(0);
  expect(small.kept.size).toBe(2);

  const fetchOnce = vi.fn(async (): Promise<Fetched> => 'away');
  const failing = fetchAhead({ fetchOnce }, aFolder());
  for (const times of [1, 2]) {
    failing.want(NAMES);
    await expect.poll(failing.waiting).toBe(0);
    expect(fetchOnce).toHaveBeenCalledTimes(times);
  }
});
