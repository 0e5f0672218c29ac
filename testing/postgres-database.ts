import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Makes a database on a running Postgres.
 * @param like the address of a database nobody is connected to, to begin as a copy of; else it is empty
 * @returns its address
 */
export async function createDatabase(serverUrl: string, like?: string): Promise<string> {
  const name = `sahyara_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}${like ? ` template ${nameOf(like)}` : ''}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

const nameOf = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1);
