import { pino } from 'pino';

const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** Writes one line for the people who run the site. Never pass what a visitor typed. */
export function report(message: string, error?: unknown): void {
  const reason = error instanceof Error ? error.message : error === undefined ? undefined : String(error);
  // Somebody is looking on: a sentence reads better than JSON.
  if (process.stdout.isTTY) process.stdout.write(`The site: ${message}${reason ? ` (${reason})` : ''}\n`);
  else if (reason === undefined) log.info(message);
  else log.warn({ reason }, message);
}
