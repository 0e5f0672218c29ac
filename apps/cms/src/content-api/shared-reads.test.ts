import { expect, test } from 'vitest';
import { createSharedReads } from './shared-reads';

/** Reads that begin when they are told to, and end with what was published by then. */
function library() {
  let writes = 0;
  const share = createSharedReads<string>(() => writes);
  const reads: { begin(): void; end(): void }[] = [];
  let published = 'old';
  const read = (key: string, joinsBegun = false) => {
    const work = async (begin: () => void) => {
      const ended = Promise.withResolvers<void>();
      const began = Promise.withResolvers<string>();
      reads.push({
        begin() {
          begin();
          began.resolve(published);
        },
        end: ended.resolve,
      });
      const seen = await began.promise;
      await ended.promise;
      return seen;
    };
    return share(key, work, { joinsBegun });
  };
  return {
    read,
    reads,
    publish() {
      published = 'new';
      writes += 1;
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('identical reads that have not begun are one, others are their own', async () => {
  const { read, reads } = library();
  const all = [read('a'), read('a'), read('a'), read('b')];
  await settled();
  expect(reads).toHaveLength(2);
  for (const one of reads) one.begin();
  for (const one of reads) one.end();
  expect(await Promise.all(all)).toEqual(['old', 'old', 'old', 'old']);
});

test('whoever comes after a read has begun sees what was published since, and shares that with the next', async () => {
  const { read, reads, publish } = library();
  const first = read('a');
  await settled();
  reads[0]?.begin();
  publish();
  const later = [read('a'), read('a')];
  await settled();
  // The second waits for the first to end.
  expect(reads).toHaveLength(1);
  reads[0]?.end();
  expect(await first).toBe('old');
  await settled();
  expect(reads).toHaveLength(2);
  reads[1]?.begin();
  reads[1]?.end();
  expect(await Promise.all(later)).toEqual(['new', 'new']);
});

test('strangers share what has begun too, and a hundred of them cost one', async () => {
  const { read, reads } = library();
  const first = read('a', true);
  await settled();
  reads[0]?.begin();
  const later = Array.from({ length: 100 }, () => read('a', true));
  await settled();
  expect(reads).toHaveLength(1);
  reads[0]?.end();
  expect(new Set(await Promise.all([first, ...later]))).toEqual(new Set(['old']));
});

test('after something was written, nobody is given what was begun before', async () => {
  const { read, reads, publish } = library();
  const first = read('a', true);
  await settled();
  reads[0]?.begin();
  publish();
  const later = [read('a', true), read('a', true)];
  reads[0]?.end();
  expect(await first).toBe('old');
  await settled();
  expect(reads).toHaveLength(2);
  reads[1]?.begin();
  reads[1]?.end();
  expect(await Promise.all(later)).toEqual(['new', 'new']);
});

test('a read that fails fails for those who share it, and not for the next', async () => {
  const share = createSharedReads<string>();
  const failing = () => share('a', () => Promise.reject(new Error('gone')));
  const both = await Promise.allSettled([failing(), failing()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('a', async () => 'back')).toBe('back');
});
