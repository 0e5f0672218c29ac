import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';

/** What came of one request: its status, or the code of the error where no answer came. */
export type Outcome = { status: number | string; ms: number };

/** Asks for a page as a browser does, over a connection of its own unless an agent keeps one. */
export function ask(url: string, agent: Agent | false = false): Promise<Outcome> {
  const started = performance.now();
  const outcome = (status: number | string) => ({ status, ms: performance.now() - started });
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { accept: 'text/html' } }, (response) => {
      response.on('error', (error: NodeJS.ErrnoException) => resolve(outcome(error.code ?? error.message)));
      response.on('end', () => resolve(outcome(response.statusCode ?? 0)));
      response.resume();
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(outcome(error.code ?? error.message)));
  });
}

/** Asks for each of these once, so many at a time. */
export async function askAll(urls: readonly string[], atOnce: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = urls.values();
  const asking = Array.from({ length: Math.min(atOnce, urls.length) }, async () => {
    for (const url of left) outcomes.push(await ask(url));
  });
  await Promise.all(asking);
  return outcomes;
}

/** Addresses of which none has a page in memory: made-up ones, and pages made for one visitor. */
export function uncached(siteUrl: string, sheetPath: string, count: number): string[] {
  const made = [
    (number: number) => `/no-such-page-${number}`,
    (number: number) => `${sheetPath}?loan=${number}`,
    (number: number) => `/blogs/no-such-article-${number}`,
    (number: number) => `/career?q=${number}`,
    (number: number) => `/shortlist?homes=nothing-${number}`,
    (number: number) => `/share${sheetPath}-${String(number).padStart(12, '0')}.jpg`,
  ];
  return Array.from({ length: count }, (_, number) => siteUrl + (made[number % made.length]?.(number) ?? ''));
}

/** Reads pages one after the other, a few times a second, until it is ended. */
export function keepReading(urls: readonly string[], pauseMs: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcomes: Outcome[] = [];
  let ended = false;
  const reading = (async () => {
    for (let number = 0; !ended; number += 1) {
      outcomes.push(await ask(urls[number % urls.length] ?? '', agent));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
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

const BETWEEN_BYTES_MS = 4000;

/** Opens posts of which a byte comes every four seconds. */
export function crawl(siteUrl: string, count: number) {
  const { hostname, port } = new URL(siteUrl);
  const head = `POST /enquiries HTTP/1.1\r\nhost: ${hostname}\r\norigin: ${siteUrl}\r\ncontent-length: 5000\r\ncontent-type: application/x-www-form-urlencoded\r\n\r\n`;
  const told = new Map<Socket, string>();
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    const timer = setInterval(() => socket.write('x'), BETWEEN_BYTES_MS);
    socket.on('data', (data) => {
      if (!told.has(socket)) told.set(socket, String(data).slice(9, 12));
    });
    // Written to after it was closed: what it was told before is what counts.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!told.has(socket)) told.set(socket, error.code ?? error.message);
    });
    socket.on('close', () => clearInterval(timer));
    socket.write(`${head}a=`);
    return socket;
  });
  return {
    /** What those that were answered were told. */
    told: () => [...told.values()],
    end() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** How often each status stands in outcomes. */
export function tally(statuses: readonly (number | string)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
