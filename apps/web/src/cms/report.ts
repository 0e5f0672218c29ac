import { pino } from 'pino';

/** Lines as the CMS writes them: the level by its name. */
export const lineFormat = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
};
const log = pino(lineFormat);

/** Writes one line for the people who run the site. Never pass what a visitor typed. */
export function report(message: string, error?: unknown): void {
  const reason = error instanceof Error ? error.message : error === undefined ? undefined : String(error);
  // Somebody is looking on: a sentence reads better than JSON.
  if (process.stdout.isTTY) process.stdout.write(`The site: ${message}${reason ? ` (${reason})` : ''}\n`);
  else if (reason === undefined) log.info(message);
  else log.warn({ reason }, message);
}
