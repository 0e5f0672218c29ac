// Prints the budgets of the site and what was measured. Ratios and medians: the machine is shared and noisy.
import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { webFolder } from '../scripts/settings.ts';
import { main, step } from '../scripts/step.ts';
import { type Stack, seedOnce, startStack } from '../testing/stack.ts';
import { type Measured, measureInBrowser } from './in-browser.ts';

const KB = 1000;
const RATE_RUNS = 5;
const RATE_SECONDS = 4;
const CONNECTIONS = 32;
const REQUESTS_BEFORE_WEIGHING = 10_000;

type Row = { budget: string; limit: string; measured: string; kept: boolean };

const gzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/** What a browser loads when the limit of its address asks it to work; files of earlier builds lie beside (decision 130). */
async function solverBytes(): Promise<number> {
  const folder = path.join(webFolder, 'dist/client/_astro');
  const sizes = ['solve-challenge', 'challenge.worker'].map(async (name) => {
    const files = globSync(`${name}*.js`, { cwd: folder }).map((file) => path.join(folder, file));
    const newest = files.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0];
    if (!newest) throw new Error(`The build has no ${name}`);
    return gzipped(await readFile(newest));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Keeps a process on one core; the load comes from the other. */
function pin(pid: number | undefined, core: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

async function cachedPagesPerSecond(stack: Stack): Promise<number[]> {
  pin(stack.pids().site, 0);
  pin(process.pid, 1);
  const rates: number[] = [];
  for (let run = 0; run < RATE_RUNS; run++) {
    const result = await autocannon({ url: stack.siteUrl, connections: CONNECTIONS, duration: RATE_SECONDS });
    if (result.errors + result.non2xx > 0)
      throw new Error(`${result.errors + result.non2xx} requests failed under load`);
    rates.push(result['2xx'] / result.duration);
  }
  return rates;
}

async function load(url: string, amount: number): Promise<void> {
  const result = await autocannon({ url, connections: CONNECTIONS, amount });
  if (result.errors + result.non2xx > 0)
    throw new Error(`${url}: ${result.errors + result.non2xx} requests failed`);
}

/** How often a sentence of the page's content stands in its HTML. */
function timesPresent(html: string): number {
  const sentence = /<blockquote[^>]*>\s*(?:<[^>]+>\s*)*([^<]{20,60})/.exec(html)?.[1];
  if (!sentence) throw new Error('The home page shows no testimonial to count');
  return html.split(sentence).length - 1;
}

function rowsOf(
  html: string,
  project: string,
  browser: Measured,
  solver: number,
  rates: number[],
  site: number,
  cms: number,
): Row[] {
  const row = (budget: string, limit: string, measured: string, kept: boolean): Row => ({
    budget,
    limit,
    measured,
    kept,
  });
  const rate = median(rates);
  const size = gzipped(html);
  const largest = brotliCompressSync(project).length;
  return [
    // A third of it is the display face (decision 61).
    row('HTML of home, gzip', '≤ 38 kB', kb(size), size <= 38 * KB),
    row('HTML of Meander, brotli', '≤ 36 kB', kb(largest), largest <= 36 * KB),
    row('Content in it', 'once', `${timesPresent(html)} ×`, timesPresent(html) === 1),
    row(
      'Script before any interaction, gzip',
      '≤ 15 kB',
      kb(browser.scriptBefore),
      browser.scriptBefore <= 15 * KB,
    ),
    row(
      'Script with every island awake, gzip',
      '≤ 90 kB',
      kb(browser.scriptAwake),
      browser.scriptAwake <= 90 * KB,
    ),
    row('Script for work past a limit, gzip', '≤ 4 kB', kb(solver), solver <= 4 * KB),
    row('Layout shift, worst of 3 widths', '0', browser.layoutShift.toFixed(4), browser.layoutShift === 0),
    row(
      'Cached pages per second from one core',
      '≥ 2,500',
      `${Math.round(rate)} (${rates.map(Math.round).join(', ')})`,
      rate >= 2500,
    ),
    row('Site resident after 10,000 requests', '≤ 150 MB', `${site.toFixed(0)} MB`, site <= 150),
    row('CMS resident after 10,000 requests', '≤ 650 MB', `${cms.toFixed(0)} MB`, cms <= 650),
  ];
}

await main(async () => {
  const { seeded, remove } = await step('Seeding', () => seedOnce());
  const stack = await startStack({ seeded });
  try {
    const html = await (await fetch(stack.siteUrl)).text();
    const project = await (await fetch(`${stack.siteUrl}/projects/residential/meander`)).text();
    const browser = await step('Measuring in Chromium', () => measureInBrowser(stack.siteUrl));
    const rates = await step('Cached pages per second', () => cachedPagesPerSecond(stack));
    const [site, cms] = await step('Ten thousand requests', async () => {
      await load(`${stack.siteUrl}/projects/residential`, REQUESTS_BEFORE_WEIGHING);
      await load(`${stack.cmsUrl}/api/home/`, REQUESTS_BEFORE_WEIGHING);
      const { site, cms } = stack.pids();
      return Promise.all([residentMegabytes(site), residentMegabytes(cms)]);
    });
    console.log();
    console.table(
      rowsOf(html, project, browser, await solverBytes(), rates, site, cms).map(({ kept, ...shown }) => ({
        ...shown,
        '': kept ? 'kept' : 'MISSED',
      })),
    );
  } finally {
    await stack.stop();
    await remove();
  }
});
