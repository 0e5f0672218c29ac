/** What this package shows of itself, as far as the tests use it; it brings no types. */
declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Options = {
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    configureBuckets: { name: string }[];
  };

  type Context = { path: string; mountPath: string; state: { vhost: boolean } };

  class S3rver {
    constructor(options: Options);
    /** Koa's; the last one routes. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    store: { listObjects(bucket: string, options: { maxKeys: number }): Promise<unknown> };
    configureBuckets(): Promise<unknown>;
    callback(): (request: IncomingMessage, response: ServerResponse) => unknown;
  }
  export = S3rver;
}
