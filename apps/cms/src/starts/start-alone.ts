import type { Core } from '@strapi/strapi';
import { Client, type ClientConfig } from 'pg';
import { codeOf } from '../logging/error-code';
import { refuseLoss } from './refuse-loss';

// Any number does that nobody else uses in this database.
const START_LOCK = 5_804_117_342;
// Where the machine of a CMS that holds the lock goes without a word, Postgres notices within a minute.
const NOTICE_A_DEAD_HOST =
  'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3';

/**
 * Does a piece of work while no other program of this CMS prepares the same Postgres: on a connection of its own,
 * whose end frees the lock however the process ends. SQLite has one process anyway.
 * @throws Error of the connection, when Postgres cannot be reached
 */
export async function whileAlone<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  if (strapi.config.get('database.connection.client') !== 'postgres') return work();
  const connection = strapi.config.get<ClientConfig>('database.connection.connection');
  const client = new Client({
    ...connection,
    // knex has hidden it from being copied.
    password: connection.password,
    application_name: 'sahyara-cms start',
    // A demo library takes its minute.
    statement_timeout: 0,
  });
  // Without it, what is being prepared fails on its own connections, and says so.
  client.on('error', (error) => strapi.log.warn(`The lock of the start was lost: ${codeOf(error)}`));
  await client.connect();
  try {
    await client.query(NOTICE_A_DEAD_HOST);
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
      START_LOCK,
    ]);
    if (!rows[0]?.free) {
      strapi.log.info('Another CMS prepares the database: this one waits until it is through');
      await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    }
    return await work();
  } finally {
    await client.end();
  }
}

/**
 * Makes this program's start wait for another's on the same database: two that find it empty would both make its
 * tables; and keeps it from losing what the database holds. Called before Strapi opens the database, by whatever program loads it.
 */
export function startAlone(strapi: Core.Strapi): void {
  const bootstrap = strapi.bootstrap.bind(strapi);
  strapi.bootstrap = () =>
    whileAlone(strapi, () => {
      refuseLoss(strapi);
      return bootstrap();
    });
}
