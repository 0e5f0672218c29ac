// The site under a flood at full size: a thousand different pages that are not in memory, 400 at once, and two thousand
// posts that crawl beside. Prints what each was told, and how long readers of kept pages waited meanwhile.
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { main, step } from '../scripts/step.ts';
import { ask, askAll, crawl, keepReading, tally, uncached } from '../testing/flood.ts';
import { seedOnce, startStack } from '../testing/stack.ts';
import { median } from './on-a-site.ts';

/** The machine is shared; and in the first the site has only just been started. */
const ROUNDS = 3;
const REQUESTS = 1000;
const AT_ONCE = 400;
const CRAWLING = 2000;
const MEANDER = '/projects/residential/meander';
const READ = ['/', '/projects/residential', MEANDER, '/about-us'];
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

/** Long enough for what crawled in the round before to be told, and let go. */
const REST_MS = 12_000;

async function flood(siteUrl: string) {
  const kept = READ.map((page) => siteUrl + page);
  for (const url of kept) await ask(url);
  const posts = crawl(siteUrl, CRAWLING);
  const reader = keepReading(kept, READ_EVERY_MS);
  const flooded = await askAll(uncached(siteUrl, `${MEANDER}/cost-sheet`, REQUESTS), AT_ONCE);
  const read = await reader.end();
  const refused = posts.told();
  posts.end();
  const ended = performance.now();
  await ask(`${siteUrl}${MEANDER}/cost-sheet`);
  const normalAfterMs = performance.now() - ended;
  const waits = read.map(({ ms }) => ms).sort((one, other) => one - other);
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? Number.NaN;
  const resets = [...flooded, ...read].filter(({ status }) => typeof status !== 'number').length;
  return { flooded, read, refused, normalAfterMs, p99, resets };
}

const all = (numbers: number[], unit: string) => `${numbers.map((ms) => ms.toFixed(0)).join(', ')} ${unit}`;

await main(async () => {
  const { seeded, remove } = await step('Seeding', () => seedOnce());
  const stack = await startStack({ seeded });
  try {
    const rounds: Awaited<ReturnType<typeof flood>>[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      rounds.push(await step(`Flooding, round ${round}`, () => flood(stack.siteUrl)));
      await sleep(REST_MS);
    }
    const statuses = (of: 'flooded' | 'read') =>
      told(rounds.flatMap((round) => round[of]).map(({ status }) => status));
    const p99 = rounds.map((round) => round.p99);
    console.log();
    console.table([
      { what: 'Pages not in memory', limit: 'none reset', measured: statuses('flooded') },
      { what: 'Pages in memory', limit: 'all 200', measured: statuses('read') },
      {
        what: '… p99',
        limit: `≤ ${P99_LIMIT_MS} ms`,
        measured: `${median(p99).toFixed(0)} ms (${all(p99, 'ms')})`,
      },
      {
        what: 'Connections reset',
        limit: '0',
        measured: String(rounds.reduce((sum, { resets }) => sum + resets, 0)),
      },
      {
        what: 'Posts that crawled',
        limit: '408 or 503',
        measured: told(rounds.flatMap(({ refused }) => refused)),
      },
      {
        what: 'Back to normal',
        limit: `≤ ${NORMAL_WITHIN_MS} ms`,
        measured: all(
          rounds.map(({ normalAfterMs }) => normalAfterMs),
          'ms',
        ),
      },
      { what: 'Site resident', limit: '', measured: await residentMegabytes(stack.pids().site) },
    ]);
  } finally {
    await stack.stop();
    await remove();
  }
});
