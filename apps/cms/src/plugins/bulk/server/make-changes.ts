import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { actorOf, audit } from '../../../audit/audit-log';
import { takeTurn } from '../../../kept/kept-values';
import { nameChange } from '../../../versions/asked-versions';
import type { Plan, Write } from './plan';
import type { ImportDone } from './replies';
import { PROJECT } from './sheet';

type Context = Parameters<Core.MiddlewareHandler>[0];
type Asked = {
  /** What the file was called. */
  file: string;
  /** What somebody was shown and wants done. */
  fingerprint: string;
  ctx: Context;
};

/** One word for a plan and for what it was compared with: another one means that something was changed in between. */
export const fingerprintOf = ({ writes, named }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify([writes, [...named].sort()]))
    .digest('hex');

const account = z.object({ id: z.number() });

const OVERTAKEN =
  'Somebody changed one of these projects after the file was checked. Nothing was stored. Check the file again.';

async function write(strapi: Core.Strapi, { documentId, name, data }: Write, { file, ctx }: Asked) {
  const by = account.parse(ctx.state.user).id;
  nameChange(strapi, 'imported', file);
  try {
    if (documentId === null) {
      const made = { ...data, createdBy: by, updatedBy: by };
      await strapi.documents(PROJECT).create({ data: made, status: 'draft' });
    } else {
      const changed = { ...data, updatedBy: by };
      await strapi.documents(PROJECT).update({ documentId, data: changed, status: 'draft' });
    }
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    throw new errors.ValidationError(
      `${name}: ${error.message} Nothing of the file was stored.`,
      error.details,
    );
  }
}

/** After all ids there are: new projects come last, in the order of the file. */
const NEW = '~';

function byDocumentId(
  { documentId: one }: Plan['writes'][number],
  { documentId: other }: Plan['writes'][number],
) {
  const [before, after] = [one ?? NEW, other ?? NEW];
  return Number(before > after) - Number(before < after);
}

/**
 * Does all that a file says, or nothing: in one transaction, as drafts. Whoever saves one of its projects meanwhile waits.
 * @param named the projects the file is about
 * @param planAgain what the file would do now
 * @throws HttpError 409 when that is no longer what was shown
 */
export async function makeChanges(
  strapi: Core.Strapi,
  asked: Asked,
  named: Iterable<string>,
  planAgain: () => Promise<Plan>,
): Promise<ImportDone> {
  return await strapi.db.transaction(async ({ trx }) => {
    await takeTurn(strapi, trx, 'import');
    // In one order for all, so that nobody waits for somebody who waits.
    for (const documentId of [...named].sort()) await takeTurn(strapi, trx, `entry ${PROJECT} ${documentId}`);
    const plan = await planAgain();
    if (plan.mistakes.length > 0 || fingerprintOf(plan) !== asked.fingerprint)
      return asked.ctx.throw(409, OVERTAKEN, { name: 'ConflictError' });
    // In that order here as well: whoever renames a locality writes its projects by it.
    for (const one of plan.writes.toSorted(byDocumentId)) await write(strapi, one, asked);
    const created = plan.writes.filter(({ documentId }) => documentId === null).length;
    const done = { created, changed: plan.writes.length - created };
    await audit(strapi, trx, {
      actor: actorOf(asked.ctx.state.user),
      action: 'changed',
      subject: 'projects',
      details: `imported ${asked.file}: ${done.changed} changed, ${done.created} new`,
    });
    return done;
  });
}
