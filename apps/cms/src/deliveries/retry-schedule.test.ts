import { expect, test } from 'vitest';
import { MAX_ATTEMPTS, waitAfterMs } from './retry-schedule';

const HOUR_MS = 3_600_000;
const allWaits = (random: () => number) =>
  Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => waitAfterMs(index + 1, random));
const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);

test('ten tries take about four and a half hours, the second comes within a minute', () => {
  const waits = allWaits(() => 0.5);
  expect(waits[0]).toBe(32_000);
  expect(sum(waits) / HOUR_MS).toBeCloseTo(4.54, 1);
});

test('waits double, spread by a tenth either way', () => {
  const [shortest, longest] = [allWaits(() => 0), allWaits(() => 0.999_999)];
  expect(sum(shortest) / HOUR_MS).toBeGreaterThan(4);
  expect(sum(longest) / HOUR_MS).toBeLessThan(5.01);
  for (const [index, wait] of shortest.entries()) expect(wait).toBeLessThan(longest[index] ?? 0);
});
