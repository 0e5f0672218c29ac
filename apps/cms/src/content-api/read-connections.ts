import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** Of the connections to the database, so many are for reads; the others are always there for intake. */
const FOR_READS = { sqlite: 1, postgres: 5 };

const reading = new AsyncLocalStorage<true>();

/** Runs what asks the database on behalf of a public read. */
export const asReader = <T>(work: () => Promise<T>): Promise<T> => reading.run(true, work);

/**
 * Lets public reads wait for one another, so that whatever else needs a connection waits for one query of them at
 * most. Between two queries of a read other requests get their turn, which SQLite on its own would not give them.
 */
export function boundReadConnections({ db }: Core.Strapi): void {
  const { client } = db.connection;
  const most = FOR_READS[db.dialect.client === 'postgres' ? 'postgres' : 'sqlite'];
  const [acquire, release] = [client.acquireConnection.bind(client), client.releaseConnection.bind(client)];
  const held = new Set<unknown>();
  const waiting: (() => void)[] = [];
  let free = most;

  async function enter() {
    await setImmediate();
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }
  function leave() {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  client.acquireConnection = async () => {
    if (!reading.getStore()) return acquire();
    await enter();
    try {
      const connection = await acquire();
      held.add(connection);
      return connection;
    } catch (error) {
      leave();
      throw error;
    }
  };
  client.releaseConnection = async (connection: unknown) => {
    try {
      await release(connection);
    } finally {
      if (held.delete(connection)) leave();
    }
  };
}
