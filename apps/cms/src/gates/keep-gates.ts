import type { Core } from '@strapi/strapi';
import { LEDGER } from '../leads/ledger-rows';
import { placeAllFiles, placeFiles, withPlaces } from '../media/place-files';
import { GATES_CHANGED } from './gates-changed';
import { markFiles } from './mark-files';

const CHANGES = ['create', 'update', 'publish', 'unpublish', 'delete', 'discardDraft', 'clone'];

// Nobody waits for what comes after a transaction.
const inBackground = (strapi: Core.Strapi, ids: readonly number[]) => () => {
  placeFiles(strapi, ids).catch((error) =>
    strapi.log.error(
      `Files ${ids.join(', ')} are not where they belong; the next start tries again: ${error}`,
    ),
  );
};

/**
 * A step that may decide which files are gated. What it gates has left the public folder before the step counts; what
 * it opens goes there after that: whenever the process is killed, no gated file is public.
 */
async function keepStep<T>(strapi: Core.Strapi, step: () => T): Promise<Awaited<T>> {
  return await withPlaces(strapi, async ({ trx, onCommit, onRollback }) => {
    const result = await step();
    const { closed, opened, shown } = await markFiles(strapi, trx);
    if (closed.length > 0) onRollback(inBackground(strapi, closed));
    await placeFiles(strapi, closed);
    if (opened.length > 0) onCommit(inBackground(strapi, opened));
    if (shown) onCommit(() => void strapi.eventHub.emit(GATES_CHANGED, {}));
    return result;
  });
}

/** From now on, every change of content marks and moves the files it gates or opens. */
export function keepGates(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const isContent = uid.startsWith('api::') && !LEDGER.includes(uid);
    return isContent && CHANGES.includes(action) ? keepStep(strapi, next) : next();
  });
}

/** Marks and moves what was gated or opened while nobody kept the gates: by an earlier release, or before a crash. */
export async function reconcileGates(strapi: Core.Strapi): Promise<void> {
  await withPlaces(strapi, ({ trx }) => markFiles(strapi, trx));
  await placeAllFiles(strapi);
}
