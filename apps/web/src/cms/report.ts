import { pino } from 'pino';
import type { RequestLine } from './request-log.ts';

// By its name, as the CMS says it.
const formatters = { level: (level: string) => ({ level }) };
const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters });

// Written together, a second late at most: thousands of pages a second must not wait for as many writes.
const lines = pino.destination({ minLength: 8192, periodicFlush: 1000 });
const requests = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, lines);
process.on('exit', () => lines.flushSync());

/** Writes down a request that is over. Nobody at a terminal reads along with every page. */
export function reportRequest({ method, path, status, ms, id }: RequestLine): void {
  if (process.stdout.isTTY) return;
  requests.info({ id, method, path, status, ms }, `${method} ${path} ${status} ${ms} ms`);
}

/** Writes one line for the people who run the site. Never pass what a visitor typed. */
export function report(message: string, error?: unknown): void {
  const reason = error instanceof Error ? error.message : error === undefined ? undefined : String(error);
  // Somebody is looking on: a sentence reads better than JSON.
  if (process.stdout.isTTY) process.stdout.write(`The site: ${message}${reason ? ` (${reason})` : ''}\n`);
  else if (reason === undefined) log.info(message);
  else log.warn({ reason }, message);
}
