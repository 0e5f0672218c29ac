import { createHash } from 'node:crypto';

/**
 * What the site's spool calls the file of an enquiry: the same key is the same file, and says nothing of who wrote it.
 * The CMS knows by it which files of a restored spool belong to somebody who was erased.
 */
export const spooledName = (idempotencyKey: string): string =>
  `${createHash('sha256').update(idempotencyKey).digest('hex')}.json`;
