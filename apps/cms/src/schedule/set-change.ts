import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type Actor, audit } from '../audit/audit-log';
import { takeTurn } from '../kept/kept-values';
import type { Connection } from '../ledger/ledger-rows';
import { type Action, dropChange, type EntryName, putChange, waitingChanges } from './schedule-rows';
import { sayIndia } from './written-moment';

const SAID: Record<Action, string> = { publish: 'publish', unpublish: 'take down' };

/** One change of an entry's schedule at a time, by the turn that every change of the entry takes. */
const inTurn = <T>(strapi: Core.Strapi, { type, entry }: EntryName, work: (trx: Connection) => Promise<T>) =>
  strapi.db.transaction(async ({ trx }) => {
    await takeTurn(strapi, trx, `entry ${type} ${entry}`);
    return work(trx);
  });

const lineOf = ({ type, entry }: EntryName, actor: Actor, details: string) => ({
  actor,
  action: 'changed' as const,
  subject: type.replace(/^api::([^.]+)\..*$/, '$1'),
  entry,
  details,
});

/**
 * Sets when an entry goes live or comes down; another time that was set for the same is replaced.
 * @throws ValidationError where both would happen in the same minute, or there is no such entry any more
 */
export async function setChange(
  strapi: Core.Strapi,
  change: EntryName & { action: Action; at: number },
  { actor, exists }: { actor: Actor; exists: () => Promise<boolean> },
): Promise<void> {
  const { action, at, ...name } = change;
  await inTurn(strapi, name, async (trx) => {
    // It may have been deleted while this one waited for its turn.
    if (!(await exists())) throw new errors.NotFoundError('There is no such entry any more');
    const others = await waitingChanges(strapi, trx, name);
    if (others.some((other) => other.action !== action && other.at === at))
      throw new errors.ValidationError('It cannot go live and be taken down in the same minute.');
    await putChange(strapi, trx, { ...change, account: actor.id, who: actor.name });
    await audit(strapi, trx, lineOf(name, actor, `set: ${SAID[action]} on ${sayIndia(at)} (India)`));
  });
}

/** Takes back what was set. @throws NotFoundError where nothing waits any more */
export async function cancelChange(
  strapi: Core.Strapi,
  change: EntryName & { action: Action },
  actor: Actor,
): Promise<void> {
  const { action, ...name } = change;
  await inTurn(strapi, name, async (trx) => {
    const at = await dropChange(strapi, trx, change);
    if (at === null) throw new errors.NotFoundError('Nothing of that is set any more. Reload the page.');
    await audit(strapi, trx, lineOf(name, actor, `cancelled: ${SAID[action]} on ${sayIndia(at)} (India)`));
  });
}
