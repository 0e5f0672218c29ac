import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVariantQueue } from './variant-queue';

const PICTURE_MS = 2000;

function aQueue(work: (id: number) => Promise<void> = (_id) => sleep(PICTURE_MS)) {
  const lines: string[] = [];
  const told: number[] = [];
  const tidied = vi.fn(async () => {});
  const queue = createVariantQueue({
    work,
    log: { info: (line) => lines.push(line), error: (line) => lines.push(line) },
    tellSite: () => told.push(Date.now()),
    tidy: tidied,
  });
  return { queue, lines, told, tidied };
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('The queue of variants', () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => vi.useRealTimers());

  it('waits until it is started, then works on two at a time', async () => {
    let most = 0;
    let now = 0;
    const { queue } = aQueue(async () => {
      now += 1;
      most = Math.max(most, now);
      await sleep(PICTURE_MS);
      now -= 1;
    });
    queue.add(ids(5));
    await vi.advanceTimersByTimeAsync(PICTURE_MS);
    expect(most).toBe(0);
    queue.start();
    const idle = queue.untilIdle();
    await vi.advanceTimersByTimeAsync(3 * PICTURE_MS);
    await idle;
    expect(most).toBe(2);
  });

  it('tells the site of one picture at once', async () => {
    const { queue, told } = aQueue();
    queue.start();
    await vi.advanceTimersByTimeAsync(60_000);
    queue.add([1]);
    await vi.advanceTimersByTimeAsync(PICTURE_MS);
    expect(told).toHaveLength(1);
  });

  it('tells the site of many every half minute and at the end, and says how far it is', async () => {
    const { queue, told, lines, tidied } = aQueue();
    queue.add(ids(100));
    queue.start();
    await vi.advanceTimersByTimeAsync(50 * PICTURE_MS);
    expect(told).toEqual([30_000, 60_000, 90_000, 100_000]);
    expect(lines[0]).toBe('Pictures 0/100 have their variants, the others follow');
    expect(lines).toContain('Pictures 49/100 have their variants, about 53 s left');
    expect(lines.at(-1)).toBe('Pictures 100/100 have their variants, after 100 s');
    expect(tidied).toHaveBeenCalledOnce();
  });

  it('reports a failure in one line and goes on', async () => {
    const { queue, lines, told } = aQueue(async (id) => {
      if (id === 2) throw new Error('no such file\n    at somewhere');
    });
    queue.add(ids(3));
    queue.start();
    await queue.untilIdle();
    expect(lines).toContain(
      'The variants of picture 2 could not be made (no such file); the next start tries again.',
    );
    expect(lines.at(-1)).toBe('Pictures 3/3 have their variants, after 0 s, 1 without: see above');
    expect(told).toHaveLength(1);
  });

  it('tells nothing when nothing could be made', async () => {
    const { queue, told } = aQueue(() => Promise.reject(new Error('no')));
    queue.add([1]);
    queue.start();
    await queue.untilIdle();
    expect(told).toEqual([]);
  });

  it('works again on a picture that is added while it is worked on, but not twice at a time', async () => {
    const begun: number[] = [];
    const { queue } = aQueue(async () => {
      begun.push(Date.now());
      await sleep(PICTURE_MS);
    });
    queue.start();
    queue.add([1]);
    queue.add([1, 1]);
    await vi.advanceTimersByTimeAsync(3 * PICTURE_MS);
    expect(begun).toEqual([0, PICTURE_MS]);
  });

  it('finishes what it began when it is stopped, and begins nothing more', async () => {
    const done: number[] = [];
    const { queue, lines } = aQueue(async (id) => {
      await sleep(PICTURE_MS);
      done.push(id);
    });
    queue.add(ids(5));
    queue.start();
    const stopped = queue.stop();
    await vi.advanceTimersByTimeAsync(10 * PICTURE_MS);
    await stopped;
    expect(done).toEqual([1, 2]);
    expect(lines).toHaveLength(1);
  });
});
