import { randomUUID } from 'node:crypto';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { BucketConfig } from '../../config/bucket';
import { FilesAway } from './file-store';

const ASK_TIMEOUT_MS = 5000;

/** What is wrong with the settings; undefined where the store is only away, which passes. */
function sentenceOf(error: S3ServiceException, variable: string, bucket: string): string | undefined {
  const { name, $metadata } = error;
  const said = `the store said ${name}`;
  if (name === 'NoSuchBucket')
    return `${variable} is "${bucket}", and there is no such bucket: make it first.`;
  if (['InvalidAccessKeyId', 'SignatureDoesNotMatch'].includes(name))
    return `BUCKET_KEY_ID and BUCKET_SECRET are not a key of this store (${said}).`;
  if (
    ['AuthorizationHeaderMalformed', 'PermanentRedirect', 'IllegalLocationConstraintException'].includes(name)
  )
    return `BUCKET_REGION or BUCKET_ENDPOINT is not where ${variable} "${bucket}" lies (${said}).`;
  const status = $metadata.httpStatusCode ?? 0;
  if (status === 403)
    return `The key of BUCKET_KEY_ID may not list, read, write and delete in ${variable} "${bucket}" (${said}).`;
  return status < 500 && status !== 429 ? `${variable} "${bucket}" cannot be used: ${said}.` : undefined;
}

async function attempt(variable: string, bucket: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const sentence = error instanceof S3ServiceException && sentenceOf(error, variable, bucket);
    throw sentence ? new Error(sentence) : new FilesAway(error);
  }
}

/** What a stranger is told who knows the name of a file. */
const isReadByAnybody = async ({ endpoint, private: bucket }: BucketConfig, name: string) => {
  const { ok } = await fetch(`${endpoint}/${bucket}/${name}`, {
    signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
  });
  return ok;
};

/**
 * Does once, with a file of its own, all that is done with files: with settings that can never work, the CMS must not
 * start. Nor where strangers may read what is private.
 * @throws Error with one sentence naming the variable; FilesAway when the store does not answer
 */
export async function checkBuckets(client: S3Client, config: BucketConfig): Promise<void> {
  const { open, private: kept } = config;
  const Key = `.start-${randomUUID()}`;
  const inKept = (work: () => Promise<unknown>) => attempt('BUCKET_PRIVATE', kept, work);
  const inOpen = (work: () => Promise<unknown>) => attempt('BUCKET_PUBLIC', open, work);
  await inKept(() => client.send(new ListObjectsV2Command({ Bucket: kept, MaxKeys: 1 })));
  await inOpen(() => client.send(new ListObjectsV2Command({ Bucket: open, MaxKeys: 1 })));
  await inKept(() => client.send(new PutObjectCommand({ Bucket: kept, Key, Body: 'A start of the CMS' })));
  let isOpen = false;
  try {
    await inKept(async () => {
      isOpen = await isReadByAnybody(config, Key);
    });
    await inOpen(() =>
      client.send(new CopyObjectCommand({ Bucket: open, Key, CopySource: `${kept}/${Key}` })),
    );
    await inOpen(async () => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: open, Key }));
      await Body?.transformToByteArray();
    });
    await inOpen(() => client.send(new DeleteObjectCommand({ Bucket: open, Key })));
  } finally {
    // Also where that failed: a start that is tried again and again leaves nothing.
    await inKept(() => client.send(new DeleteObjectCommand({ Bucket: kept, Key })));
  }
  if (isOpen) {
    throw new Error(
      `BUCKET_PRIVATE is "${kept}", which everybody may read: take its public access away, gated files lie in it.`,
    );
  }
}
