import path from 'node:path';
import type { Core } from '@strapi/strapi';
import Database from 'better-sqlite3';

type DatabaseConfig = Core.Config.Database<'postgres'> | Core.Config.Database<'sqlite'>;
type Done = (error?: Error, connection?: unknown) => void;

const BUSY_TIMEOUT_MS = 5000;
// A visitor's form gives up after 15 s: the answer "not stored" must come before.
const ACQUIRE_TIMEOUT_MS = 8000;
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 10_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;

/** As knex begins a transaction. */
const BEGIN = 'BEGIN;';

/**
 * A transaction that reads before it writes is refused at once where another program wrote in between, however long it
 * would wait for a lock. Begun as a writer it waits, and what it has read is as it was.
 */
const asWriter = (sql: string) => (sql === BEGIN ? 'BEGIN IMMEDIATE;' : sql);

/** To read one project takes hundreds of statements, the same for each: to compile them took a third of the time. */
const MOST_STATEMENTS = 500;
/** Those that are asked again and again, and leave the tables as they are. */
const IS_KEPT = /^(?:select|insert|update|delete)\b/i;

/** Has a connection begin transactions as a writer, and compile each statement once; the longest unused one is forgotten. */
export function prepareOnce(connection: Database.Database): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, Database.Statement>();
  const statementOf = (sql: string): Database.Statement => {
    if (!IS_KEPT.test(sql)) return prepare(asWriter(sql));
    const statement = kept.get(sql) ?? prepare(sql);
    // The newest is the last.
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept.keys();
    if (kept.size > MOST_STATEMENTS && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
  Object.assign(connection, { prepare: statementOf });
}

// WAL alone means synchronous=NORMAL in better-sqlite3: a power cut could take back an acknowledged lead.
function setDurability(connection: unknown, done: Done) {
  if (!(connection instanceof Database)) return done(new Error('Not a SQLite connection'));
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  connection.pragma('foreign_keys = ON');
  prepareOnce(connection);
  // What was erased is overwritten, where SQLite would leave it in the file until the page is used again.
  connection.pragma('secure_delete = ON');
  done(undefined, connection);
}

// Strapi's type asks for the parts, so a mistyped URL is found here and not at the first query.
function postgresConnection(databaseUrl: string) {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol) || url.pathname.length < 2) {
    throw new Error('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    database: decodeURIComponent(url.pathname.slice(1)),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    ssl: url.searchParams.get('sslmode') === 'require',
    // Left out where none is asked for: Strapi sends a statement per new connection for it and does not
    // catch its failure, so that a restarting Postgres would end the process.
    ...(url.searchParams.has('schema') ? { schema: url.searchParams.get('schema') ?? undefined } : {}),
    application_name: 'sahyara-cms',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    options: '-c synchronous_commit=on',
  };
}

const config = ({ env }: Core.Config.Shared.ConfigParams): DatabaseConfig => {
  const databaseUrl = env('DATABASE_URL');
  // Error messages without the values of the statement: they would carry visitors' data into the log.
  const shared = { acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS, compileSqlOnError: false };
  // Without it Strapi drops each column and table that no schema names any more, with everything in it: decision 50.
  const settings = { forceMigration: false };
  if (databaseUrl) {
    return {
      settings,
      connection: {
        ...shared,
        client: 'postgres',
        connection: postgresConnection(databaseUrl),
        pool: { min: 0, max: 10 },
      },
    };
  }
  return {
    settings,
    connection: {
      ...shared,
      client: 'sqlite',
      connection: { filename: path.resolve(process.cwd(), env('DATABASE_FILENAME', '.tmp/data.db')) },
      useNullAsDefault: true,
      pool: { min: 1, max: 1, afterCreate: setDurability },
    },
  };
};

export default config;
