import type { Core } from '@strapi/strapi';

const SESSION = 'admin::session';

/** What is open of an account: the newest row of each chain that Strapi renews, while it is good. */
const ofAccount = (account: number) => ({ userId: String(account), origin: 'admin' });

/** How many sessions an account has open. */
export const countSessions = (strapi: Core.Strapi, account: number): Promise<number> =>
  strapi.db.query(SESSION).count({
    where: { ...ofAccount(account), status: 'active', expiresAt: { $gt: new Date() } },
  });

/**
 * Ends all sessions of an account: every row goes, so that an access token that was just given is refused at its next
 * call. Joins a transaction of Strapi's that is open. @returns how many were open
 */
export async function endSessions(strapi: Core.Strapi, account: number): Promise<number> {
  const open = await countSessions(strapi, account);
  await strapi.db.query(SESSION).deleteMany({ where: ofAccount(account) });
  return open;
}
