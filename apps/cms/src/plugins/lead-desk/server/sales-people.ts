import type { Core } from '@strapi/strapi';
import { forgetClosedAccounts } from '../../../deliveries/push/push-subscriptions';
import { SALES_PERSON, tableOf } from '../../../ledger/ledger-rows';
import { SALES, SALES_MANAGER } from '../../../permissions/role-codes';

type Account = { id: number; firstname: string | null; lastname: string | null; isActive: boolean };

const nameOf = ({ id, firstname, lastname }: Account) =>
  [firstname, lastname].filter(Boolean).join(' ') || `Account ${id}`;

/**
 * Every account with a sales role is a sales person whom leads can belong to. Who leaves keeps the leads until
 * somebody passes them on, and takes no turns.
 */
export async function syncSalesPeople(strapi: Core.Strapi): Promise<void> {
  const accounts: Account[] = await strapi.db.query('admin::user').findMany({
    select: ['id', 'firstname', 'lastname', 'isActive'],
    where: { isActive: true, roles: { code: { $in: [SALES, SALES_MANAGER] } } },
  });
  await strapi.db.transaction(async ({ trx }) => {
    const people = tableOf(strapi, trx, SALES_PERSON);
    for (const account of accounts) {
      const now = { name: nameOf(account), active: true };
      const known = await people.rows().where({ account: account.id }).update(now);
      // A manager gives leads out; whoever wants turns too is told so in the panel.
      if (known === 0) await people.insert({ ...now, account: account.id, takesTurns: true });
    }
    await people
      .rows()
      .whereNotIn(
        'account',
        accounts.map(({ id }) => id),
      )
      .update({ active: false });
  });
}

/** What sales people are called, by their row ids. */
export async function namesOfPeople(strapi: Core.Strapi): Promise<Map<number, string>> {
  const people: { id: number; name: string }[] = await tableOf(strapi, strapi.db.connection, SALES_PERSON)
    .rows()
    .select('id', 'name');
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Keeps sales people in step with the accounts from now on. */
export function watchAccounts(strapi: Core.Strapi): void {
  const sync = async () => {
    await syncSalesPeople(strapi);
    await forgetClosedAccounts(strapi);
  };
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    afterCreate: sync,
    afterUpdate: sync,
    afterUpdateMany: sync,
    afterDelete: sync,
    afterDeleteMany: sync,
  });
}
