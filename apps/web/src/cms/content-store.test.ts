import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentStore, FRESH_FOR_MS, RETRY_AFTER_MS } from './content-store';
import { CmsError } from './errors';
import type { ContentName } from './queries';
import { snapshotFolder } from './snapshots';

const asIs = (data: unknown) => data;
const down = () => Promise.reject(new CmsError('unreachable', 'home', 'down'));

describe('The content store', () => {
  let folder = '';
  let time = 0;
  let reports: string[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sahyara-content-'));
    time = 1_000_000;
    reports = [];
  });

  const storeOf = (fetch: (name: ContentName) => Promise<unknown>) =>
    createContentStore({
      fetch,
      snapshots: snapshotFolder(folder),
      report: (message) => reports.push(message),
      now: () => time,
    });

  it('asks once for many simultaneous readers, and once more when the reply is old', async () => {
    let calls = 0;
    const store = storeOf(async () => ++calls);
    expect(
      await Promise.all([store.read('home', asIs), store.read('home', asIs), store.read('home', asIs)]),
    ).toEqual([1, 1, 1]);
    time += FRESH_FOR_MS - 1;
    expect(await store.read('home', asIs)).toBe(1);
    time += 1;
    expect(await store.read('home', asIs)).toBe(2);
  });

  it('asks again after a change', async () => {
    let calls = 0;
    const store = storeOf(async () => ++calls);
    await store.read('home', asIs);
    store.forget(['home']);
    expect(await store.read('home', asIs)).toBe(2);
  });

  it('does not keep a reply that a change overtook', async () => {
    let answer: (value: string) => void = () => {};
    const replies = [new Promise<string>((resolve) => (answer = resolve)), Promise.resolve('new')];
    const store = storeOf(() => replies.shift() ?? Promise.resolve('newest'));
    const early = store.read('home', asIs);
    store.forget(['home']);
    answer('old');
    expect(await early).toBe('old');
    expect(await store.read('home', asIs)).toBe('new');
  });

  it('a reader after a change is not given the call that began before it', async () => {
    let answer: (value: string) => void = () => {};
    const replies = [new Promise<string>((resolve) => (answer = resolve)), Promise.resolve('new')];
    const store = storeOf(() => replies.shift() ?? Promise.resolve('newest'));
    const early = store.read('home', asIs);
    store.forget(['home']);
    expect(await store.read('home', asIs)).toBe('new');
    answer('old');
    await early;
    expect(await store.read('home', asIs)).toBe('new');
  });

  it('asks a slow backend twice at most at a time, however many changes and readers there are, and ends with the newest', async () => {
    let version = 0;
    let [running, most, calls] = [0, 0, 0];
    const store = storeOf(async () => {
      calls += 1;
      const answer = version;
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return answer;
    });
    const readers: Promise<unknown>[] = [];
    for (version = 1; version <= 200; version++) {
      store.forget(['projects']);
      readers.push(store.read('projects', asIs));
      if (version % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 3));
    }
    store.forget(['projects']);
    const last = store.read('projects', asIs);
    await Promise.all(readers);
    expect(await last).toBe(version);
    expect(await store.read('projects', asIs)).toBe(version);
    expect(most).toBe(2);
    expect(calls).toBeLessThan(10);
  });

  it('an old reply that comes late does not replace the last-good copy of the newer one', async () => {
    let answer: (value: string) => void = () => {};
    const replies: Promise<string>[] = [new Promise((resolve) => (answer = resolve)), Promise.resolve('new')];
    const store = storeOf(() => replies.shift() ?? down());
    const early = store.read('home', asIs);
    store.forget(['home']);
    await store.read('home', asIs);
    answer('old');
    await early;
    store.forget(['home']);
    expect(await store.read('home', asIs)).toBe('new');
    expect((await snapshotFolder(folder).read('home'))?.data).toBe('new');
  });

  it('shows the last-good reply when the backend fails, and says so', async () => {
    let works = true;
    const store = storeOf(async () => (works ? 'good' : down()));
    await store.read('home', asIs);
    expect(store.isStale('home')).toBe(false);
    works = false;
    store.forget(['home']);
    expect(await store.read('home', asIs)).toBe('good');
    expect(store.isStale('home')).toBe(true);
    expect(reports).toEqual(['home is shown from its last-good copy']);
  });

  it('has the last-good reply after a restart', async () => {
    await storeOf(async () => ({ heading: 'kept' })).read('home', asIs);
    expect(await storeOf(down).read('home', asIs)).toEqual({ heading: 'kept' });
  });

  it('throws what the backend did wrong when nothing was ever kept', async () => {
    await expect(storeOf(down).read('home', asIs)).rejects.toThrow(CmsError);
    expect(reports).toEqual(['home cannot be shown']);
  });

  it('leaves a failed backend alone for a moment, then asks again', async () => {
    let calls = 0;
    const store = storeOf(async () => {
      calls += 1;
      return calls === 1 ? down() : 'back';
    });
    await expect(store.read('home', asIs)).rejects.toThrow();
    await expect(store.read('home', asIs)).rejects.toThrow();
    expect(calls).toBe(1);
    time += RETRY_AFTER_MS;
    expect(await store.read('home', asIs)).toBe('back');
    expect(store.isStale('home')).toBe(false);
  });

  it('asks at once when a change is told of, although the backend just failed', async () => {
    let calls = 0;
    const store = storeOf(async () => {
      calls += 1;
      return calls === 1 ? down() : 'back';
    });
    await expect(store.read('home', asIs)).rejects.toThrow();
    store.forget(['home']);
    expect(await store.read('home', asIs)).toBe('back');
  });

  it('shows the last-good reply when the newest cannot be read, and keeps that one', async () => {
    let reply = 'good';
    const store = storeOf(async () => reply);
    const parse = (data: unknown) => {
      if (data === 'nonsense') throw new CmsError('malformed', 'home', 'not as agreed');
      return data;
    };
    await store.read('home', parse);
    reply = 'nonsense';
    store.forget(['home']);
    expect(await store.read('home', parse)).toBe('good');
    expect(await storeOf(down).read('home', parse)).toBe('good');
  });

  it('does not let a slow backend keep a visitor who can be shown a copy', async () => {
    let answer: (value: string) => void = () => {};
    const replies: Promise<string>[] = [
      Promise.resolve('copy'),
      new Promise((resolve) => (answer = resolve)),
    ];
    const store = createContentStore({
      fetch: () => replies.shift() ?? down(),
      snapshots: snapshotFolder(folder),
      report: (message) => reports.push(message),
      now: () => time,
      patienceMs: 10,
    });
    const arrived: string[] = [];
    store.onArrival((name) => arrived.push(name));
    await store.read('home', asIs);
    store.forget(['home']);
    expect(await store.read('home', asIs)).toBe('copy');
    expect(store.isStale('home')).toBe(true);
    expect(arrived).toEqual([]);
    answer('late but new');
    await expect.poll(() => store.isStale('home')).toBe(false);
    // What was made of the copy meanwhile is made anew.
    expect(arrived).toEqual(['home']);
    expect(await store.read('home', asIs)).toBe('late but new');
  });

  describe('when a copy was shown because the reply was late', () => {
    const late = () => {
      const answers: ((value: string) => void)[] = [];
      const arrived: string[] = [];
      const replies: Promise<string>[] = [Promise.resolve('copy')];
      const store = createContentStore({
        fetch: () => replies.shift() ?? new Promise((resolve) => answers.push(resolve)),
        snapshots: snapshotFolder(folder),
        report: (message) => reports.push(message),
        now: () => time,
        patienceMs: 10,
      });
      store.onArrival((name) => arrived.push(name));
      const readsCopy = async () => {
        store.forget(['home']);
        expect(await store.read('home', asIs)).toBe('copy');
      };
      return { store, arrived, answers, readsCopy };
    };

    it('says nothing of a reply that is what the copy was', async () => {
      const { store, arrived, answers, readsCopy } = late();
      await store.read('home', asIs);
      await readsCopy();
      answers[0]?.('copy');
      await expect.poll(() => store.isStale('home')).toBe(false);
      expect(await store.read('home', asIs)).toBe('copy');
      expect(arrived).toEqual([]);
    });

    it('says it of the next reply, where a change overtook one that is what the copy was', async () => {
      const { store, arrived, answers, readsCopy } = late();
      await store.read('home', asIs);
      await readsCopy();
      await readsCopy();
      expect(answers).toHaveLength(2);
      answers[0]?.('copy');
      await expect.poll(() => store.isStale('home')).toBe(false);
      expect(arrived).toEqual([]);
      answers[1]?.('new');
      await expect.poll(() => arrived).toEqual(['home']);
      expect(await store.read('home', asIs)).toBe('new');
    });
  });

  it('treats a spoilt copy as none', async () => {
    await writeFile(path.join(folder, 'home.json'), '{"savedAt": "2026');
    await expect(storeOf(down).read('home', asIs)).rejects.toThrow('down');
  });

  it('shows the reply even when no copy can be written', async () => {
    const store = createContentStore({
      fetch: async () => 'good',
      snapshots: snapshotFolder('/dev/null/no-folder'),
      report: (message) => reports.push(message),
    });
    expect(await store.read('home', asIs)).toBe('good');
    expect(reports).toContain('No snapshot of home could be written');
  });
});
