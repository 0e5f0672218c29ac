import { expect, it } from 'vitest';
import { restartPolicy } from './restart-policy.ts';

const MINUTE_MS = 60_000;

it('waits longer after every end, thirty seconds at most, and gives up at the tenth in five minutes', () => {
  const ended = restartPolicy();
  const waits = Array.from({ length: 10 }, (_, index) => ended(index * 20_000));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000, null]);
});

it('begins anew with an app that ran for five minutes', () => {
  const ended = restartPolicy();
  for (let index = 0; index < 9; index += 1) ended(index * 1000);
  expect(ended(6 * MINUTE_MS)).toBe(1000);
  expect(ended(6 * MINUTE_MS + 1000)).toBe(2000);
});

it('never gives up one that ends once a minute', () => {
  const ended = restartPolicy();
  for (let minute = 0; minute < 1000; minute += 1) expect(ended(minute * MINUTE_MS)).not.toBeNull();
});
