import type { Core } from '@strapi/strapi';
import { type Actor, actorOf } from '../../../audit/audit-log';
import { SALES_PERSON, tableOf } from '../../../ledger/ledger-rows';
import { DESK_ACTIONS } from '../../../permissions/role-codes';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Who sits at the desk, and what they may. */
export type Viewer = {
  actor: Actor;
  /** The row id of the sales person they are; null: somebody leads cannot belong to. */
  person: number | null;
  /** Sees everybody's leads and suspected ones, and passes leads on. */
  everybody: boolean;
};

/** The signed-in account of a request to the desk. */
export async function viewerOf(strapi: Core.Strapi, { state }: Context): Promise<Viewer> {
  const actor = actorOf(state.user);
  const people = tableOf(strapi, strapi.db.connection, SALES_PERSON);
  const person: { id: number } | undefined = await people
    .rows()
    .where({ account: actor.id, active: true })
    .first('id');
  return {
    actor,
    person: person?.id ?? null,
    everybody: state.userAbility.can(DESK_ACTIONS.everybody) === true,
  };
}
