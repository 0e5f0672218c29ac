import type { Core } from '@strapi/strapi';
import { forgetClosedAccounts } from '../../../deliveries/push/push-subscriptions';
import { SALES_PERSON, tableOf } from '../../../ledger/ledger-rows';
import { SALES, SALES_MANAGER } from '../../../permissions/role-codes';

type Account = { id: number; firstname: string | null; lastname: string | null; isActive: boolean };

type Known = { id: number; account: number; name: string; active: boolean | number };

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
    orderBy: { id: 'asc' },
  });
  await strapi.db.transaction(async ({ trx }) => {
    const people = tableOf(strapi, trx, SALES_PERSON);
    const known: Known[] = await people.rows().select('id', 'account', 'name', 'active');
    // Only who is otherwise now: whoever books a visit or is given an enquiry holds the rows of others.
    for (const account of accounts) {
      const now = { name: nameOf(account), active: true };
      const row = known.find((one) => one.account === account.id);
      // A manager gives leads out; whoever wants turns too is told so in the panel.
      if (!row) await people.insert({ ...now, account: account.id, takesTurns: true });
      else if (row.name !== now.name || !row.active) await people.rows().where({ id: row.id }).update(now);
    }
    const open = new Set(accounts.map(({ id }) => id));
    const closed = known.filter(({ account, active }) => active && !open.has(account));
    if (closed.length > 0) {
      const ids = closed.map(({ id }) => id);
      await people.rows().whereIn('id', ids).update({ active: false });
    }
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
