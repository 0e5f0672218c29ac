import { pino } from 'pino';

const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** Writes one line for the people who run the site. Never pass what a visitor typed. */
export function report(message: string, error?: unknown): void {
  if (error === undefined) log.info(message);
  else log.warn({ reason: error instanceof Error ? error.message : String(error) }, message);
}
