import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { BucketConfig } from '../../config/bucket';
import { FilesAway } from './file-store';

const CONNECT_TIMEOUT_MS = 2000;
/** Without a byte. A publish that gates files waits inside a transaction, which Postgres ends after 15 s of silence. */
const SILENCE_TIMEOUT_MS = 5000;
const ATTEMPTS = 2;
// Fifty pictures of a page asked for at once, beside moves of twenty files.
const MOST_CONNECTIONS = 64;

/** What the store answers where there is no such file; a `HEAD` has no room for more than its status. */
const ABSENT = ['NoSuchKey', 'NotFound'];

export function bucketClient({ endpoint, region, keyId, secret }: BucketConfig): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // The name of the bucket in the path: stores by address or behind one certificate know no other way.
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      httpsAgent: { maxSockets: MOST_CONNECTIONS },
      httpAgent: { maxSockets: MOST_CONNECTIONS },
    },
    // Stores other than Amazon's refuse the trailing checksums that the SDK sends unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** @throws FilesAway when the store fails or refuses */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new FilesAway(error);
  }
}

/** @returns null where there is no such file @throws FilesAway when the store fails or refuses */
export const askedOf = <T>(work: () => Promise<T>): Promise<T | null> =>
  asked(async () => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof S3ServiceException && ABSENT.includes(error.name)) return null;
      throw error;
    }
  });
