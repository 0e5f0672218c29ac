import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type Database from 'better-sqlite3';

type DatabaseConfig = Core.Config.Database<'postgres'> | Core.Config.Database<'sqlite'>;
type Done = (error?: Error, connection?: unknown) => void;

// WAL alone means synchronous=NORMAL in better-sqlite3: a power cut could take back an acknowledged lead.
function setDurability(connection: unknown, done: Done) {
  const sqlite = connection as Database.Database;
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('busy_timeout = 5000');
  sqlite.pragma('foreign_keys = ON');
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
    schema: url.searchParams.get('schema') ?? 'public',
  };
}

const config = ({ env }: Core.Config.Shared.ConfigParams): DatabaseConfig => {
  const databaseUrl = env('DATABASE_URL');
  if (databaseUrl) {
    return {
      connection: {
        client: 'postgres',
        connection: postgresConnection(databaseUrl),
        pool: { min: 0, max: 10 },
      },
    };
  }
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: path.resolve(process.cwd(), env('DATABASE_FILENAME', '.tmp/data.db')) },
      useNullAsDefault: true,
      pool: { min: 1, max: 1, afterCreate: setDurability },
    },
  };
};

export default config;
