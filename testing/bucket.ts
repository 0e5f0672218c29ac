import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { freePort } from './free-port.ts';

/** The key pair that S3rver knows. */
const KEY = { id: 'S3RVER', secret: 'S3RVER' };
const [PUBLIC, PRIVATE] = ['sahyara-open', 'sahyara-private'] as const;

export type Bucket = {
  /** What a CMS needs to keep its uploads there. */
  env: Record<string, string>;
  /** The names of what lies in each bucket, as the store itself has them. */
  open(): Promise<string[]>;
  private(): Promise<string[]>;
  /** Its address refuses connections; what lies in it stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Takes that many more files, then none, as a store that is full, until it is told otherwise. */
  failAfterWrites(count: number): void;
  /** From now on strangers read the private bucket too: a fault of whoever set it up. */
  exposePrivate(exposed: boolean): void;
  /** Stops it for good and deletes all. */
  remove(): Promise<void>;
};

/** S3rver keeps `NAME._S3rver_object` beside what it knows of it. */
const OBJECT = '._S3rver_object';

/** An S3-compatible store with two buckets that only the bearer of its key reads and writes, on a free port. */
export async function startBucket(): Promise<Bucket> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-bucket-'));
  const port = await freePort();
  const store = new S3rver({
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: PUBLIC }, { name: PRIVATE }],
  });
  // It checks the signature of `/BUCKET/?list-type=2` as if the last slash were not there, unless told where it stands.
  store.middleware.splice(-1, 0, (context, next) => {
    if (/^\/[^/]+\/$/.test(context.path)) Object.assign(context, { mountPath: '/' }).state.vhost = true;
    return next();
  });
  // It signs where a second page of a list begins with a cipher that OpenSSL has dropped: it is asked for one page.
  const list = store.store.listObjects.bind(store.store);
  store.store.listObjects = (name, options) => list(name, { ...options, maxKeys: Number.MAX_SAFE_INTEGER });
  await store.configureBuckets();
  const answer = store.callback();
  let writesLeft = Number.POSITIVE_INFINITY;
  let exposed = false;
  // S3rver lets strangers in: it knows no policy of a bucket. The one of ours is set in front of it.
  const create = () =>
    createServer((request, response) => {
      const isStranger = !request.headers.authorization;
      const mayRead = exposed && request.method === 'GET' && request.url?.startsWith(`/${PRIVATE}/`);
      if (isStranger && !mayRead) return response.writeHead(403).end();
      const isWrite = request.method === 'PUT' || request.method === 'POST';
      if (isWrite) writesLeft -= 1;
      if (isWrite && writesLeft < 0) return response.writeHead(503).end();
      answer(request, response);
    });
  let server = create();
  const start = () =>
    new Promise<void>((resolve, reject) => {
      server = create();
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve());
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const namesIn = async (bucket: string) =>
    (await readdir(path.join(folder, bucket)))
      .filter((name) => name.endsWith(OBJECT))
      .map((name) => name.slice(0, -OBJECT.length))
      .sort();
  await start();
  return {
    env: {
      BUCKET_ENDPOINT: `http://127.0.0.1:${port}`,
      BUCKET_REGION: 'us-east-1',
      BUCKET_PUBLIC: PUBLIC,
      BUCKET_PRIVATE: PRIVATE,
      BUCKET_KEY_ID: KEY.id,
      BUCKET_SECRET: KEY.secret,
    },
    open: () => namesIn(PUBLIC),
    private: () => namesIn(PRIVATE),
    start,
    stop,
    failAfterWrites(count) {
      writesLeft = count;
    },
    exposePrivate(now) {
      exposed = now;
    },
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
