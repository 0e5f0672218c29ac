import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { countRequests } from './request-metrics.ts';

async function rowsAfter(...requests: [route: string, method: string, status: number, ms: number][]) {
  const registry = new Registry();
  const over = countRequests(registry, 'app');
  for (const [route, method, status, ms] of requests) over({ route, method, status, ms });
  return (await registry.metrics()).split('\n');
}

test('requests are counted by route, method and class; methods nobody knows are one', async () => {
  const rows = await rowsAfter(
    ['/', 'GET', 200, 1],
    ['/', 'GET', 304, 1],
    ['/', 'GET', 204, 1],
    ['/blogs/[url]', 'PROPFIND', 405, 1],
    ['/blogs/[url]', 'PURGE', 404, 1],
    ['/', 'POST', 499, 1],
  );
  expect(rows.filter((row) => row.startsWith('app_requests_total'))).toEqual([
    'app_requests_total{route="/",method="GET",class="2xx"} 2',
    'app_requests_total{route="/",method="GET",class="3xx"} 1',
    'app_requests_total{route="/blogs/[url]",method="other",class="4xx"} 2',
    'app_requests_total{route="/",method="POST",class="499"} 1',
  ]);
});

test('durations are a histogram, each bucket with what the smaller ones hold', async () => {
  const rows = await rowsAfter(['/', 'GET', 200, 1], ['/', 'GET', 200, 30], ['/', 'GET', 200, 60_000]);
  const figureOf = (labels: string) =>
    Number(
      rows
        .find((row) => row.startsWith(`app_request_duration_seconds_${labels} `))
        ?.split(' ')
        .at(-1),
    );
  expect(rows).toContain('# TYPE app_request_duration_seconds histogram');
  for (const [le, value] of [
    ['0.001', 1],
    ['0.025', 1],
    ['0.05', 2],
    ['10', 2],
    ['+Inf', 3],
  ]) {
    expect(
      [...rows].filter((row) => row.includes(`le="${le}"`)).map((row) => Number(row.split(' ').at(-1))),
    ).toEqual([value]);
  }
  expect(figureOf('count{route="/"}')).toBe(3);
  expect(figureOf('sum{route="/"}')).toBeCloseTo(60.031);
});
