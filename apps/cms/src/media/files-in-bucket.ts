import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { BucketConfig } from '../../config/bucket';
import { asked, askedOf, bucketClient } from './bucket-client';
import { checkBuckets } from './check-buckets';
import type { FileStore, FoundFile, Side, StoredFacts } from './file-store';
import { mimeOfName } from './picture-types';

type Answer = { ContentLength?: number; ETag?: string; LastModified?: Date };
const factsOf = ({ ContentLength, ETag, LastModified }: Answer): StoredFacts => ({
  size: ContentLength ?? 0,
  etag: ETag ?? null,
  modified: LastModified ?? null,
});

/**
 * The library in two buckets of an S3-compatible store. Nothing but this program reads the private one, and nothing
 * else needs to read the other.
 */
export function filesInBucket(config: BucketConfig): FileStore {
  const client = bucketClient(config);
  const place = (side: Side, name: string) => ({ Bucket: config[side], Key: name });

  const remove = (side: Side, name: string) =>
    asked(async () => {
      await client.send(new DeleteObjectCommand(place(side, name)));
    });

  /** The store copies by itself; whole where it goes before it is gone from where it was. @returns whether it was */
  async function move(from: Side, name: string, to: Side, anew = name): Promise<boolean> {
    const CopySource = `${config[from]}/${encodeURIComponent(name)}`;
    const copied = await askedOf(() =>
      client.send(new CopyObjectCommand({ ...place(to, anew), CopySource })),
    );
    if (copied) await remove(from, name);
    return copied !== null;
  }

  const facts = (side: Side, name: string) =>
    askedOf(async () => factsOf(await client.send(new HeadObjectCommand(place(side, name)))));

  /** @param range of the version that is there now, and no other */
  const get = (side: Side, name: string, range?: FoundFile['range'], version?: StoredFacts) =>
    askedOf(async (): Promise<FoundFile> => {
      const part = range && version ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const same = version?.etag ? { IfMatch: version.etag } : {};
      const answer = await client.send(new GetObjectCommand({ ...place(side, name), ...part, ...same }));
      if (!(answer.Body instanceof Readable)) throw new Error('The store sent no file');
      return { ...(version ?? factsOf(answer)), content: answer.Body, range };
    });

  const store: FileStore = {
    async put(name, content) {
      // One request for most; of a large file parts, of which nothing is to be seen before the last.
      await asked(() =>
        new Upload({
          client,
          queueSize: 1,
          params: { ...place('private', name), Body: content, ContentType: mimeOfName(name) },
        }).done(),
      );
    },
    async takeIn(name) {
      await move('open', name, 'private');
    },
    async letOut(name) {
      await move('private', name, 'open');
    },
    async rename(from, to) {
      if (!(await move('private', from, 'private', to)))
        throw new Error(`${from} is not in ${config.private}`);
    },
    facts,
    async read(side, name, rangeIn) {
      if (!rangeIn) return get(side, name);
      const found = await facts(side, name);
      return found && get(side, name, rangeIn(found.size), found);
    },
    async delete(name) {
      await Promise.all([remove('open', name), remove('private', name)]);
    },
    names: (side) =>
      asked(async () => {
        const names = new Set<string>();
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: config[side] }))
          for (const { Key = '' } of Contents) if (!Key.startsWith('.')) names.add(Key);
        return names;
      }),
    async withPath(side, name, work) {
      const found = await get(side, name);
      if (!found) throw new Error(`${name} is not in ${config[side]}`);
      const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-file-'));
      try {
        const file = path.join(folder, path.basename(name));
        await pipeline(found.content, createWriteStream(file));
        return await work(file);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    check: () => checkBuckets(client, config),
  };
  return store;
}
