import { setImmediate } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { tellSources, tellState, tellSum } from './figures.ts';

/** A registry with a source of which a test says how it is. */
function aSource() {
  const registry = new Registry();
  const source = { asked: 0, answer: async (): Promise<number | null> => 7 };
  tellSources(
    registry,
    'app_source_up',
  )({
    name: 'disk',
    ask: () => {
      source.asked += 1;
      return source.answer();
    },
    withinMs: 30,
    figures: [
      { name: 'app_files', help: 'Files.', read: (files) => files },
      { name: 'app_file_bytes', help: 'Bytes.', labels: ['state'], read: (files) => [['kept', files * 10]] },
    ],
  });
  const rows = async () => (await registry.metrics()).split('\n').filter((line) => /^app_/.test(line));
  return { source, rows };
}
const ALL = ['app_source_up{source="disk"} 1', 'app_files 7', 'app_file_bytes{state="kept"} 70'];

test('a source is asked once for all its figures', async () => {
  const { source, rows } = aSource();
  expect(await rows()).toEqual(ALL);
  expect(source.asked).toBe(1);
});

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  [
    'fails at once',
    () => {
      throw new Error('away');
    },
  ],
  ['has no answer', async () => null],
  ['hangs', () => new Promise<never>(() => undefined)],
])('a source that %s takes its own figures along and nothing else', async (_, answer) => {
  const { source, rows } = aSource();
  await rows();
  source.answer = answer;
  const askedAt = performance.now();
  expect(await rows()).toEqual(['app_source_up{source="disk"} 0']);
  expect(performance.now() - askedAt).toBeLessThan(1000);
});

test('a question that hangs is not put again, and its answer ends that', async () => {
  const { source, rows } = aSource();
  const { promise, resolve } = Promise.withResolvers<number>();
  source.answer = () => promise;
  await rows();
  await rows();
  expect(source.asked).toBe(1);
  resolve(7);
  await setImmediate();
  expect(await rows()).toEqual(ALL);
  expect(source.asked).toBe(2);
});

test('sums and states are read when somebody asks, and rows that are gone are gone', async () => {
  const registry = new Registry();
  const kept = new Map([['a', 1]]);
  tellSum(registry, { name: 'app_done_total', help: 'Done.', labels: ['what'], read: () => [...kept] });
  tellState(registry, { name: 'app_kept', help: 'Kept.', read: () => kept.size });
  const rows = async () => (await registry.metrics()).split('\n').filter((line) => /^app_/.test(line));
  expect(await rows()).toEqual(['app_done_total{what="a"} 1', 'app_kept 1']);
  kept.clear();
  kept.set('b', 3);
  expect(await rows()).toEqual(['app_done_total{what="b"} 3', 'app_kept 1']);
});
