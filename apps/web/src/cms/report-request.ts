import { countRefusals } from '@sahyara/watching/count-refusals';
import { pino } from 'pino';
import { lineFormat } from './report.ts';
import type { RequestLine } from './request-log.ts';

const MINUTE_MS = 60_000;

// Written together, a second late at most: thousands of pages a second must not wait for as many writes.
const lines = pino.destination({ minLength: 8192, periodicFlush: 1000 });
const requests = pino(lineFormat, lines);
const refusals = countRefusals((sum) => requests.warn(sum));
setInterval(refusals.sumUp, MINUTE_MS).unref();
process.on('exit', () => {
  refusals.sumUp();
  lines.flushSync();
});

/**
 * Writes down a request that is over; of a flood of refusals a few, and their sum. Nobody at a terminal reads along with
 * every page.
 */
export function reportRequest({ method, path, status, ms, id }: RequestLine): void {
  if (process.stdout.isTTY || !refusals.isListed({ method, path, status })) return;
  const took = Math.ceil(ms);
  requests.info({ id, method, path, status, ms: took }, `${method} ${path} ${status} ${took} ms`);
}
