import { isDeepStrictEqual } from 'node:util';

/** A cell as SQLite hands it out: whole numbers as bigint. */
export type SqliteValue = null | bigint | number | string | Buffer;
/** A cell as it is handed to Postgres. */
export type PostgresValue = null | boolean | string | number | Date | Buffer;

const DAY_LENGTH = '2026-11-22'.length;
// How SQLite's own `current_timestamp` writes a moment: UTC, without saying so.
const SQLITE_MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?$/;

function toMoment(value: SqliteValue): Date {
  const at =
    typeof value === 'string'
      ? new Date(SQLITE_MOMENT.test(value) ? `${value.replace(' ', 'T')}Z` : value)
      : new Date(Number(value));
  if (Number.isNaN(at.getTime())) throw new TypeError('is no moment');
  return at;
}

function toBoolean(value: SqliteValue): boolean {
  const number = Number(value);
  if (number !== 0 && number !== 1) throw new TypeError('is neither 0 nor 1');
  return number === 1;
}

function toJson(value: SqliteValue): string {
  const text = String(value);
  JSON.parse(text);
  return text;
}

const asText = (value: SqliteValue) => String(value);
const CONVERSIONS: Record<string, (value: SqliteValue) => PostgresValue> = {
  boolean: toBoolean,
  smallint: asText,
  integer: asText,
  bigint: asText,
  numeric: asText,
  real: Number,
  'double precision': Number,
  'timestamp without time zone': toMoment,
  'timestamp with time zone': toMoment,
  date: (value) => (typeof value === 'string' ? value : toMoment(value).toISOString().slice(0, DAY_LENGTH)),
  'time without time zone': asText,
  json: toJson,
  jsonb: toJson,
  text: asText,
  'character varying': asText,
  character: asText,
  uuid: asText,
  bytea: (value) => (Buffer.isBuffer(value) ? value : Buffer.from(String(value))),
};

/**
 * A cell of SQLite as the column of a Postgres takes it.
 * @param type as `information_schema.columns` calls it
 * @throws TypeError or SyntaxError saying what the value is not, without the value: it may be a visitor's
 */
export function toPostgres(value: SqliteValue, type: string): PostgresValue {
  if (value === null) return null;
  const convert = CONVERSIONS[type];
  if (!convert) throw new TypeError(`cannot go into a column of type ${type}`);
  return convert(value);
}

/**
 * Whether Postgres stored what it was handed.
 * @param stored the cell as Postgres sent it: moments and booleans as such, everything else as text
 */
export function isSame(given: PostgresValue, stored: unknown, type: string): boolean {
  if (given === null || stored === null) return given === stored;
  if (given instanceof Date) return stored instanceof Date && stored.getTime() === given.getTime();
  if (type === 'json' || type === 'jsonb')
    return isDeepStrictEqual(JSON.parse(String(given)), JSON.parse(String(stored)));
  if (Buffer.isBuffer(given)) return stored === `\\x${given.toString('hex')}`;
  if (typeof given === 'number' || type === 'numeric') return Number(given) === Number(stored);
  // Postgres writes the seconds of a time with as many places as there are.
  if (type === 'time without time zone') return String(given).startsWith(String(stored).replace(/\.0+$/, ''));
  return String(given) === String(stored);
}
