// What nginx in front costs and holds. First how many cached pages it passes on, beside the same bytes from its disk, in
// turn and in one run; then the flood of `npm run bench flood` through it, with its limits as they are shipped: each client
// has a loopback address of its own, as visitors have.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import autocannon from 'autocannon';
import { webFolder } from '../scripts/settings.ts';
import { main, step } from '../scripts/step.ts';
import { type Outcome, tally, uncached } from '../testing/flood.ts';
import { type Nginx, startNginx } from '../testing/nginx.ts';
import { seedOnce, startStack } from '../testing/stack.ts';

const HOST = 'www.sahyara.test';
const CMS_HOST = 'cms.sahyara.test';
const RUNS = 5;
const RATE_SECONDS = 4;
const CONNECTIONS = 32;
const LEAST_RATIO = 0.9;
const REQUESTS = 1000;
const AT_ONCE = 400;
const CRAWLING = 2000;
const BETWEEN_BYTES_MS = 4000;
const READ_PAUSE_MS = 20;
const P99_LIMIT_MS = 300;
const NORMAL_WITHIN_MS = 10_000;
/** Addresses that clients have: all of 127.0.0.0/8 is this machine. */
const ADDRESSES = 250;
const READ = ['/', '/projects/residential', '/projects/residential/meander', '/about-us'];

const addressOf = (client: number, net: number) => `127.0.${net}.${1 + (client % ADDRESSES)}`;
const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
const told = (statuses: readonly (number | string)[]) =>
  Object.entries(tally(statuses))
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

type Asked = { localAddress: string; agent?: Agent };

function ask(nginx: Nginx, page: string, { localAddress, agent }: Asked): Promise<Outcome> {
  const started = performance.now();
  const outcome = (status: number | string) => ({ status, ms: performance.now() - started });
  const options = {
    host: '127.0.0.1',
    port: nginx.httpsPort,
    path: page,
    servername: HOST,
    headers: { host: HOST, accept: 'text/html', 'accept-encoding': 'br' },
    rejectUnauthorized: false,
    localAddress,
    agent: agent ?? false,
  } as const;
  return new Promise((resolve) => {
    const request = get(options, (response) => {
      response.on('error', (error: NodeJS.ErrnoException) => resolve(outcome(error.code ?? error.message)));
      response.on('end', () => resolve(outcome(response.statusCode ?? 0)));
      response.resume();
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(outcome(error.code ?? error.message)));
  });
}

async function askAll(nginx: Nginx, pages: string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = pages.entries();
  const asking = Array.from({ length: AT_ONCE }, async () => {
    for (const [client, page] of left)
      outcomes.push(await ask(nginx, page, { localAddress: addressOf(client, 1) }));
  });
  await Promise.all(asking);
  return outcomes;
}

/** Posts of which a byte comes every four seconds. */
function crawl(nginx: Nginx) {
  const statuses: (number | string)[] = [];
  const sockets: TLSSocket[] = [];
  for (let client = 0; client < CRAWLING; client += 1) {
    const localAddress = addressOf(client, 2 + Math.floor(client / ADDRESSES));
    const plain = connectPlain({ host: '127.0.0.1', port: nginx.httpsPort, localAddress });
    const socket = connect({ socket: plain, servername: HOST, rejectUnauthorized: false });
    const timer = setInterval(() => socket.write('x'), BETWEEN_BYTES_MS);
    socket.once('data', (data) => statuses.push(Number(String(data).slice(9, 12))));
    socket.on('error', (error: NodeJS.ErrnoException) => statuses.push(error.code ?? error.message));
    socket.on('close', () => clearInterval(timer));
    socket.write(
      `POST /enquiries HTTP/1.1\r\nhost: ${HOST}\r\norigin: https://${HOST}\r\ncontent-length: 5000\r\ncontent-type: application/x-www-form-urlencoded\r\n\r\na=`,
    );
    sockets.push(socket);
  }
  return {
    told: () => statuses,
    end() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** A reader who follows links, a few a second: within what nginx lets one visitor ask. */
function keepReading(nginx: Nginx) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcomes: Outcome[] = [];
  let ended = false;
  const reading = (async () => {
    for (let number = 0; !ended; number += 1) {
      outcomes.push(
        await ask(nginx, READ[number % READ.length] ?? '/', { localAddress: '127.0.200.1', agent }),
      );
      await sleep(READ_PAUSE_MS);
    }
  })();
  return {
    async end(): Promise<Outcome[]> {
      ended = true;
      await reading;
      agent.destroy();
      return outcomes;
    },
  };
}

async function rateOf(nginx: Nginx, page: string): Promise<number> {
  const result = await autocannon({
    url: `https://127.0.0.1:${nginx.httpsPort}${page}`,
    connections: CONNECTIONS,
    duration: RATE_SECONDS,
    headers: { host: HOST, 'accept-encoding': 'br' },
    tlsOptions: { rejectUnauthorized: false },
    servername: HOST,
  });
  if (result.errors + result.non2xx > 0)
    throw new Error(`${page}: ${result.errors + result.non2xx} requests failed`);
  return result['2xx'] / result.duration;
}

/** The page through nginx, and a file of the same bytes, in turn. */
async function ratesBeside(nginx: Nginx) {
  const file = path.join(webFolder, 'dist/client/_astro/bench.html');
  const packed = await new Promise<Buffer>((resolve, reject) => {
    const headers = { host: HOST, 'accept-encoding': 'br' };
    const options = { port: nginx.httpsPort, servername: HOST, headers, rejectUnauthorized: false };
    get({ host: '127.0.0.1', path: '/', ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
  await writeFile(file, packed);
  try {
    const [pages, files]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      pages.push(await rateOf(nginx, '/'));
      files.push(await rateOf(nginx, '/_astro/bench.html'));
    }
    return { pages, files, bytes: packed.length };
  } finally {
    await rm(file);
  }
}

async function residentMegabytes(pid: number | undefined): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
  return `${megabytes('VmRSS')} MB, at most ${megabytes('VmHWM')} MB`;
}

type Row = { what: string; limit: string; measured: string };

async function flood(nginx: Nginx, pid: () => number | undefined): Promise<Row[]> {
  for (const page of READ) await ask(nginx, page, { localAddress: '127.0.200.1' });
  const posts = crawl(nginx);
  const reader = keepReading(nginx);
  const sheet = '/projects/residential/meander/cost-sheet';
  const flooded = await step('Flooding through nginx', () => askAll(nginx, uncached('', sheet, REQUESTS)));
  const read = await reader.end();
  posts.end();
  const ended = performance.now();
  await ask(nginx, sheet, { localAddress: '127.0.200.1' });
  const normalAfterMs = performance.now() - ended;
  const waits = read.map(({ ms }) => ms).sort((one, other) => one - other);
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? Number.NaN;
  const resets = [...flooded, ...read].filter(({ status }) => typeof status !== 'number').length;
  return [
    { what: 'Pages not in memory', limit: 'none reset', measured: told(flooded.map(({ status }) => status)) },
    { what: 'Pages in memory', limit: 'all 200', measured: told(read.map(({ status }) => status)) },
    {
      what: '… median, p99',
      limit: `≤ ${P99_LIMIT_MS} ms`,
      measured: `${median(waits).toFixed(0)} ms, ${p99.toFixed(0)} ms`,
    },
    { what: 'Connections reset', limit: '0', measured: String(resets) },
    {
      what: 'Posts that crawled, answered',
      limit: '',
      measured: told(posts.told()) || 'none: nginx holds them',
    },
    { what: 'Back to normal', limit: `≤ ${NORMAL_WITHIN_MS} ms`, measured: `${normalAfterMs.toFixed(0)} ms` },
    { what: 'Site resident', limit: '', measured: await residentMegabytes(pid()) },
  ];
}

const load = () => loadavg()[0]?.toFixed(1);

await main(async () => {
  const { seeded, remove } = await step('Seeding', () => seedOnce());
  const more = {
    SITE_URL: `https://${HOST}`,
    CMS_PUBLIC_URL: `https://${CMS_HOST}`,
    BACKEND_URL: `https://${CMS_HOST}`,
  };
  const stack = await startStack({ seeded, more });
  const ports = { site: [stack.ports.site], cms: [stack.ports.cms] };
  try {
    // One client, as fast as it can: what is measured is the work, not the limits.
    const unbounded = await startNginx(ports, { limits: 'lifted' });
    const { pages, files, bytes } = await step('Pages and files in turn', () =>
      ratesBeside(unbounded),
    ).finally(() => unbounded.stop());
    const ratios = pages.map((rate, run) => rate / (files[run] ?? Number.NaN));
    const [low, high] = [Math.min(...ratios), Math.max(...ratios)];
    const rows: Row[] = [
      {
        what: `Home through nginx, of ${bytes} bytes from its disk`,
        limit: `≥ ${LEAST_RATIO} ×`,
        measured: `${median(ratios).toFixed(2)} × (${low.toFixed(2)} to ${high.toFixed(2)}); ${median(pages).toFixed(0)} and ${median(files).toFixed(0)} a second; load ${load()}`,
      },
    ];
    const nginx = await startNginx(ports);
    rows.push(...(await flood(nginx, () => stack.pids().site).finally(() => nginx.stop())));
    console.log();
    console.table([...rows, { what: 'Load of the machine at the end', limit: '', measured: load() }]);
  } finally {
    await stack.stop();
    await remove();
  }
});
