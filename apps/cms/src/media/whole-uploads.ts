import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { type FileStore, fileStoreOf } from './file-store';
import { FILE_UID } from './library-file';

/** What one request does to files, as far as it can be taken back. */
type Changes = { put(name: string, content: Readable): Promise<void>; delete(name: string): Promise<void> };
const changes = new AsyncLocalStorage<Changes>();

/** Where files of the request under way go instead; undefined where each counts for itself. */
export const changesOfRequest = () => changes.getStore();

/** Does all of it whatever becomes of each: what fails is of no use to anybody, and in nobody's way. */
async function tidy(strapi: Core.Strapi, names: Iterable<string>): Promise<void> {
  const deleted = [...names].map((name) => fileStoreOf(strapi).delete(name));
  const failed = (await Promise.allSettled(deleted)).filter(({ status }) => status === 'rejected');
  if (failed.length > 0) strapi.log.warn(`${failed.length} files that nothing names could not be deleted`);
}

const stagedName = (name: string) => `.replacing-${randomUUID()}-${name}`;

/** @param nameOf under which a file waits until the request has succeeded */
function collectChanges(files: FileStore, nameOf: (name: string) => string) {
  const puts = new Map<string, { staged: string; stored: Promise<void> }>();
  const outdated = new Set<string>();
  const own: Changes = {
    put(name, content) {
      const staged = nameOf(name);
      const stored = files.put(staged, content);
      puts.set(name, { staged, stored });
      return stored;
    },
    async delete(name) {
      outdated.add(name);
    },
  };
  /** Strapi does not wait for the others when one fails. */
  const settled = () => Promise.allSettled([...puts.values()].map(({ stored }) => stored));
  return { own, puts, outdated, settled };
}

const hashOf = (name: string) => name.slice(0, name.lastIndexOf('.'));

/** An upload of any number of files that counts as a whole: of one that fails no row is left, and no file. */
export async function uploadedAsWhole<T>(strapi: Core.Strapi, upload: () => Promise<T>): Promise<T> {
  const { own, puts, settled } = collectChanges(fileStoreOf(strapi), (name) => name);
  try {
    return await changes.run(own, upload);
  } catch (error) {
    await settled();
    await strapi.db.query(FILE_UID).deleteMany({ where: { hash: { $in: [...puts.keys()].map(hashOf) } } });
    await tidy(strapi, puts.keys());
    throw error;
  }
}

/**
 * The replacement of a file, whose address stays: new parts wait beside it until all are there. Of one that fails, the
 * old file is what it was, with its variants.
 */
export async function replacedAsWhole<T>(strapi: Core.Strapi, replace: () => Promise<T>): Promise<T> {
  const files = fileStoreOf(strapi);
  const { own, puts, outdated, settled } = collectChanges(files, stagedName);
  try {
    const result = await changes.run(own, replace);
    for (const [name, { staged }] of puts) await files.rename(staged, name);
    await tidy(
      strapi,
      [...outdated].filter((name) => !puts.has(name)),
    );
    return result;
  } catch (error) {
    await settled();
    await tidy(
      strapi,
      [...puts.values()].map(({ staged }) => staged),
    );
    throw error;
  }
}
