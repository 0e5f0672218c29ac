import type { Core } from '@strapi/strapi';

/** Where winston keeps the level as it was given, and looks for what is to be written. */
const [LEVEL, LINE] = [Symbol.for('level'), Symbol.for('message')];

/** What may stand beside a sentence: an error of the database brings the row along. */
const FIELDS = ['id', 'method', 'path', 'status', 'ms'];

/** An entry of winston's, or an error that was logged as one. */
type Entry = { level: string; message: unknown; stack?: unknown };

/** One entry of the log as JSON: its time, level and sentence, and which request it is of. */
export function jsonLine(entry: Entry, now = new Date()): string {
  const { level, message, stack } = entry;
  const known = FIELDS.map((name): [string, unknown] => [name, Reflect.get(entry, name)]);
  const fields = Object.fromEntries(known.filter(([, value]) => value !== undefined));
  const msg = message instanceof Error ? message.message : String(message);
  const trace = typeof stack === 'string' ? { stack } : {};
  return JSON.stringify({
    time: now.toISOString(),
    level: Reflect.get(entry, LEVEL) ?? level,
    msg,
    ...fields,
    ...trace,
  });
}

/** Writes the log as one JSON object a line; in a terminal a person reads along, and it stays text. */
export function writeJsonLines(strapi: Core.Strapi): void {
  if (process.stdout.isTTY) return;
  strapi.log.format = { transform: (entry) => ({ ...entry, [LINE]: jsonLine(entry) }) };
}
