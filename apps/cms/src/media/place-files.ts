import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { blurredPreview } from './blurred-preview';
import { FilesAway, fileStoreOf } from './file-store';
import { FILE_UID, fileName, type LibraryFile, libraryFile, namesOf, sideOf } from './library-file';
import { createLimiter } from './make-variants';
import { formatOfMime } from './picture-types';

type Database = Core.Strapi['db'];
type Transaction = Parameters<NonNullable<Parameters<Database['transaction']>[0]>>[0];

/** Of the advisory lock; any number nobody else takes. */
const PLACES_LOCK = 5_200_017;
const LONGEST_WAIT_MS = 60_000;
/** Each is two calls to a bucket. */
const MOVES_AT_ONCE = 8;

/**
 * From here to the end of its transaction nobody else, on no instance, decides where files lie. On SQLite, which has
 * one connection, that is so by itself.
 */
export async function lockPlaces(strapi: Core.Strapi, { trx }: Pick<Transaction, 'trx'>): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  // An editor rather waits for another one's publish than for nothing.
  await trx.raw(`SET LOCAL statement_timeout = ${LONGEST_WAIT_MS}`);
  await trx.raw('SELECT pg_advisory_xact_lock(?)', [PLACES_LOCK]);
  await trx.raw('SET LOCAL statement_timeout TO DEFAULT');
}

async function makePreview(strapi: Core.Strapi, file: LibraryFile): Promise<void> {
  const smallest = fileName(file.formats?.thumbnail ?? file);
  try {
    const gatePreview = await fileStoreOf(strapi).withPath('private', smallest, blurredPreview);
    await strapi.db.query(FILE_UID).update({ where: { id: file.id }, data: { gatePreview } });
  } catch (error) {
    strapi.log.warn(`The gated picture ${file.id} has no preview; the next start tries again: ${error}`);
  }
}

const lacksPreview = (file: LibraryFile) =>
  Boolean(file.gatedBy && !file.gatePreview && formatOfMime(file.mime));

/** Brings everything of a file to where its mark says. */
async function place(strapi: Core.Strapi, file: LibraryFile): Promise<void> {
  const files = fileStoreOf(strapi);
  const lane = createLimiter(MOVES_AT_ONCE);
  const moves = namesOf(file).map((name) =>
    lane(() => (file.gatedBy ? files.takeIn(name) : files.letOut(name))),
  );
  // To the last, also where one fails: nothing may move any more when the step is undone.
  const failed = (await Promise.allSettled(moves)).find((move) => move.status === 'rejected');
  if (failed) throw failed.reason;
  if (lacksPreview(file)) await makePreview(strapi, file);
}

async function libraryFiles(strapi: Core.Strapi, where: object): Promise<LibraryFile[]> {
  return z.array(libraryFile).parse(await strapi.db.query(FILE_UID).findMany({ where }));
}

/**
 * Brings these files to where their marks say: gated ones out of the public folder, all others into it. For a
 * transaction that has locked the places.
 */
export async function placeMarked(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const file of await libraryFiles(strapi, { id: { $in: ids } })) await place(strapi, file);
}

// Fifty pictures uploaded at once wait here, not each with a connection of the pool that enquiries need.
const oneAtATime = createLimiter(1);

/** The same in a transaction of its own. */
export const placeFiles = (strapi: Core.Strapi, ids: readonly number[]): Promise<void> =>
  oneAtATime(async () => {
    await strapi.db.transaction(async (transaction) => {
      await lockPlaces(strapi, transaction);
      await placeMarked(strapi, ids);
    });
  });

async function placeMisplaced(strapi: Core.Strapi): Promise<void> {
  const [open, kept] = [await fileStoreOf(strapi).names('open'), await fileStoreOf(strapi).names('private')];
  const files = await libraryFiles(strapi, {});
  const misplaced = files.filter((file) => {
    const wrong = sideOf(file) === 'open' ? kept : open;
    return lacksPreview(file) || namesOf(file).some((name) => wrong.has(name));
  });
  // One at a time: Postgres ends a transaction in which nothing is asked for long.
  for (const { id } of misplaced) await placeFiles(strapi, [id]);
}

/** The same for the whole library, whatever a process that was killed or an earlier release has left. */
export async function placeAllFiles(strapi: Core.Strapi): Promise<void> {
  try {
    await placeMisplaced(strapi);
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error;
    // What is gated lay on the private side before it was marked: enquiries need not wait for the store.
    strapi.log.error(`Files may not be where they belong; the next start tries again: ${error.message}`);
  }
}
