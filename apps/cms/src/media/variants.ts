import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { PicturesConfig } from '../../config/pictures';
import { createEncoder } from './encoder';
import { createFileLocks } from './file-locks';
import { sideOf } from './library-file';
import {
  findPicture,
  findPictureAtRest,
  isFinished,
  picturesToMake,
  sha256Of,
  storeVariants,
  withMaster,
} from './stored-picture';
import { createVariantCache, entryName, type ReadyVariants } from './variant-cache';
import { createVariantQueue } from './variant-queue';
import { VARIANTS_MADE } from './variants-made';

/** Makes and keeps the variants of all pictures of the library. */
export function createVariants(strapi: Core.Strapi) {
  const { cacheFolder, cacheLimitBytes, readyFolder, makeVariants } =
    strapi.config.get<PicturesConfig>('pictures');
  const withFile = createFileLocks();
  const cache = createVariantCache(cacheFolder, cacheLimitBytes);
  const encoder = createEncoder();

  async function makeFor(id: number): Promise<void> {
    const picture = await findPicture(strapi, id);
    if (!picture || isFinished(picture)) return;
    try {
      const { sha256, ready } = await withMaster(strapi, picture, encode);
      await withFile(id, () => storeIfSame(id, sha256, ready));
    } catch (error) {
      // Gated or opened meanwhile, it was not where it had been: whoever moves it says so in its row a moment later.
      const current = await findPictureAtRest(strapi, id);
      if (!current || sideOf(current) === sideOf(picture)) throw error;
      queue.add([id]);
    }
  }

  async function encode(master: string) {
    const sha256 = await sha256Of(master);
    const ready = await cache.get(sha256, (folder) =>
      encoder.encode(master, folder, path.join(readyFolder, entryName(sha256))),
    );
    return { sha256, ready };
  }

  async function storeIfSame(id: number, sha256: string, ready: ReadyVariants): Promise<void> {
    // Deleted while it was encoded: nothing was stored yet.
    const current = await findPicture(strapi, id);
    if (!current) return;
    if ((await withMaster(strapi, current, sha256Of)) === sha256)
      await storeVariants(strapi, current, sha256, ready);
    else queue.add([id]);
  }

  const queue = createVariantQueue({
    work: makeFor,
    log: { info: (line) => strapi.log.info(line), error: (line) => strapi.log.error(line) },
    tellSite: () => void strapi.eventHub.emit(VARIANTS_MADE, {}),
    tidy: () => cache.trim(),
  });

  return {
    /** Work on one file of the library that must not meet the storing of its variants. */
    withFile,
    add: queue.add,
    /** Begins with the pictures that have none, or those of older settings. */
    async start() {
      if (!makeVariants) return;
      queue.add(await picturesToMake(strapi));
      queue.start();
    },
    /** Until every picture added so far has its variants, or could not be given them. */
    untilIdle: () => (makeVariants ? queue.untilIdle() : Promise.resolve()),
    async stop() {
      const stopped = queue.stop();
      encoder.end();
      await stopped;
    },
  };
}

type Variants = ReturnType<typeof createVariants>;

/** The one of this Strapi; the extension of the upload plugin makes it. */
export const variantsOf = (strapi: Core.Strapi): Variants => strapi.plugin('upload').service('variants');
