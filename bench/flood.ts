// The site under a flood at full size: a thousand different pages that are not in memory, 400 at once, and two thousand
// posts that crawl beside. Prints what each was told, and how long readers of kept pages waited meanwhile.
import { readFile } from 'node:fs/promises';
import { main, step } from '../scripts/step.ts';
import { ask, askAll, crawl, keepReading, tally, uncached } from '../testing/flood.ts';
import { seedOnce, startStack } from '../testing/stack.ts';

const REQUESTS = 1000;
const AT_ONCE = 400;
const CRAWLING = 2000;
const READ = ['/', '/projects/residential', '/projects/residential/meander', '/about-us'];
const READ_EVERY_MS = 20;
const P99_LIMIT_MS = 300;
const NORMAL_WITHIN_MS = 10_000;

const told = (statuses: readonly (number | string)[]) =>
  Object.entries(tally(statuses))
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

async function residentMegabytes(pid: number | undefined): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
  return `${megabytes('VmRSS')} MB, at most ${megabytes('VmHWM')} MB`;
}

await main(async () => {
  const { seeded, remove } = await step('Seeding', () => seedOnce());
  const stack = await startStack({ seeded });
  try {
    const kept = READ.map((page) => stack.siteUrl + page);
    for (const url of kept) await ask(url);
    const posts = crawl(stack.siteUrl, CRAWLING);
    const reader = keepReading(kept, READ_EVERY_MS);
    const pages = uncached(stack.siteUrl, '/projects/residential/meander/cost-sheet', REQUESTS);
    const flooded = await step('Flooding', () => askAll(pages, AT_ONCE));
    const read = await reader.end();
    const refused = posts.told();
    posts.end();
    const ended = performance.now();
    await ask(`${stack.siteUrl}/projects/residential/meander/cost-sheet`);
    const normalAfterMs = performance.now() - ended;
    const waits = read.map(({ ms }) => ms).sort((one, other) => one - other);
    const p99 = waits[Math.floor(waits.length * 0.99)] ?? Number.NaN;
    const resets = [...flooded, ...read].filter(({ status }) => typeof status !== 'number').length;
    console.log();
    console.table([
      {
        what: 'Pages not in memory',
        limit: 'none reset',
        measured: told(flooded.map(({ status }) => status)),
      },
      { what: 'Pages in memory', limit: 'all 200', measured: told(read.map(({ status }) => status)) },
      { what: '… p99', limit: `≤ ${P99_LIMIT_MS} ms`, measured: `${p99.toFixed(0)} ms` },
      { what: 'Connections reset', limit: '0', measured: String(resets) },
      { what: 'Posts that crawled', limit: '408 or 503', measured: told(refused) },
      {
        what: 'Back to normal',
        limit: `≤ ${NORMAL_WITHIN_MS} ms`,
        measured: `${normalAfterMs.toFixed(0)} ms`,
      },
      { what: 'Site resident', limit: '', measured: await residentMegabytes(stack.pids().site) },
    ]);
  } finally {
    await stack.stop();
    await remove();
  }
});
