import type { Core } from '@strapi/strapi';
import { tableOf } from '../ledger/ledger-rows';

/** More than work in the panel at once. */
const MOST_KEPT = 500;

type User = { id: number; roles?: { id: number }[] };
type Engine = { generateUserAbility(user: User): Promise<unknown> };

/**
 * What all permissions are like now, in few words. One that is made or taken away makes them others, whichever instance
 * did it and whatever its clock says: ids only grow. The panel changes one in no other way; Strapi does when it starts,
 * and is seen by the time.
 */
async function stateOfPermissions(strapi: Core.Strapi): Promise<unknown> {
  const counted = await strapi.db.transaction(({ trx }) => {
    const permissions = tableOf(strapi, trx, 'admin::permission');
    return permissions
      .rows()
      .count({ count: '*' })
      .sum({ ids: 'id' })
      .max({ newest: 'id', changed: permissions.column('updatedAt') });
  });
  return counted[0];
}

/**
 * Keeps what somebody may do in the panel for as long as no permission and none of their roles is another. Strapi puts it
 * together anew for every request, from hundreds of rows: a third of what a request of the desk cost (decision 128).
 */
export function keepAbilities(strapi: Core.Strapi): void {
  const engine: Engine = strapi.service('admin::permission').engine;
  const make = engine.generateUserAbility;
  const kept = new Map<number, { under: string; ability: unknown }>();
  engine.generateUserAbility = async (user) => {
    const roles = (user.roles ?? []).map(({ id }) => id).sort((one, other) => one - other);
    const under = JSON.stringify([roles, await stateOfPermissions(strapi)]);
    const found = kept.get(user.id);
    if (found?.under === under) return found.ability;
    const ability = await make.call(engine, user);
    // Who asked last is the last to be forgotten.
    kept.delete(user.id);
    kept.set(user.id, { under, ability });
    const [first] = kept.keys();
    if (kept.size > MOST_KEPT && first !== undefined) kept.delete(first);
    return ability;
  };
}
