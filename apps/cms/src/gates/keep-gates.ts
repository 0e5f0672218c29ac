import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { LEDGER } from '../ledger/ledger-rows';
import { lockPlaces, placeAllFiles, placeFiles, placeMarked } from '../media/place-files';
import { PROJECT } from './gated-files';
import { GATES_CHANGED } from './gates-changed';
import { decidesGates, hasGateableFiles, markFiles } from './mark-files';

const CHANGES = ['create', 'update', 'publish', 'unpublish', 'delete', 'discardDraft', 'clone'];

const named = z.object({ documentId: z.string() });

// Nobody waits for what comes after a transaction.
const inBackground = (strapi: Core.Strapi, ids: readonly number[]) => () => {
  placeFiles(strapi, ids).catch((error) =>
    strapi.log.error(
      `Files ${ids.join(', ')} are not where they belong; the next start tries again: ${error}`,
    ),
  );
};

type Step = { uid: string; entry: unknown };

const projectOf = ({ uid, entry }: Step) =>
  uid === PROJECT ? (named.safeParse(entry).data?.documentId ?? null) : null;

/**
 * A step that may decide which files are gated. What it gates has left the public folder before the step counts; what
 * it opens goes there after that: whenever the process is killed, no gated file is public.
 */
async function keepStep<T>(strapi: Core.Strapi, about: Step, step: () => T): Promise<Awaited<T>> {
  return await strapi.db.transaction(async ({ trx, onCommit, onRollback }) => {
    // Of a project that is deleted, nothing tells afterwards that it had plans.
    const hadPlans = await hasGateableFiles(strapi, trx, projectOf(about));
    const result = await step();
    const decides = hadPlans || (await decidesGates(strapi, trx, projectOf({ ...about, entry: result })));
    if (!decides) return result;
    // Not before: others go on editing. What another step has decided meanwhile is read anew.
    await lockPlaces(strapi, { trx });
    const { closed, opened, shown } = await markFiles(strapi, trx);
    if (closed.length > 0) onRollback(inBackground(strapi, closed));
    await placeMarked(strapi, closed);
    if (opened.length > 0) onCommit(inBackground(strapi, opened));
    if (shown) onCommit(() => void strapi.eventHub.emit(GATES_CHANGED, {}));
    return result;
  });
}

/** From now on, every change of content marks and moves the files it gates or opens. */
export function keepGates(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params: entry } = context;
    const isContent = uid.startsWith('api::') && !LEDGER.includes(uid);
    return isContent && CHANGES.includes(action) ? keepStep(strapi, { uid, entry }, next) : next();
  });
}

/** Marks and moves what was gated or opened while nobody kept the gates: by an earlier release, or before a crash. */
export async function reconcileGates(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockPlaces(strapi, { trx });
    await markFiles(strapi, trx);
  });
  await placeAllFiles(strapi);
}
