import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { PushConfig } from '../../../config/push';
import { type Connection, PUSH_SUBSCRIPTION, tableOf } from '../../ledger/ledger-rows';

/** More browsers than anybody carries. */
const MOST_OF_ONE = 10;
const LONGEST_ENDPOINT = 1000;

/** A browser that may be rung. */
export type Subscription = { id: number; endpoint: string; p256dh: string; auth: string };

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');
const isBelow = (hostname: string, host: string) =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;

/** Whether an address that a browser names is one of a push service: this server posts to no other. */
export function isPushService(
  { hosts, origins }: Pick<PushConfig, 'hosts' | 'origins'>,
  endpoint: string,
): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username } = new URL(endpoint);
  if (origins.includes(origin)) return true;
  return (
    protocol === 'https:' && port === '' && username === '' && hosts.some((host) => isBelow(hostname, host))
  );
}

/** What a browser says of itself: a point of the curve, and sixteen bytes. */
export const sentSubscription = z.object({
  endpoint: z.string().max(LONGEST_ENDPOINT),
  keys: z.object({
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  }),
});

const table = (strapi: Core.Strapi, connection: Connection = strapi.db.connection) =>
  tableOf(strapi, connection, PUSH_SUBSCRIPTION);

/** Keeps a browser of an account; the same one of another account is theirs from now on. The oldest of too many goes. */
export async function keepSubscription(
  strapi: Core.Strapi,
  account: number,
  { endpoint, keys }: z.infer<typeof sentSubscription>,
): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    const rows = table(strapi, trx);
    await rows.put('endpointHash', { account, endpoint, endpointHash: hashOf(endpoint), ...keys });
    const theirs: { id: number }[] = await rows.rows().where({ account }).orderBy('id', 'desc').select('id');
    const most = theirs.slice(MOST_OF_ONE).map(({ id }) => id);
    await rows.rows().whereIn('id', most).delete();
  });
}

/** Ends a browser of an account. */
export async function endSubscription(strapi: Core.Strapi, account: number, endpoint: string): Promise<void> {
  const rows = table(strapi);
  await rows
    .rows()
    .where({ account, ...rows.columnsOf({ endpointHash: hashOf(endpoint) }) })
    .delete();
}

/** The push service has forgotten it. */
export const forgetSubscription = (strapi: Core.Strapi, id: number): Promise<number> =>
  table(strapi).rows().where({ id }).delete();

function columnsOf(strapi: Core.Strapi): Record<keyof Subscription, string> {
  const { column } = table(strapi);
  return { id: 'id', endpoint: 'endpoint', p256dh: column('p256dh'), auth: 'auth' };
}

/** The browsers of an account. */
export const subscriptionsOf = (
  strapi: Core.Strapi,
  connection: Connection,
  account: number,
): Promise<Subscription[]> =>
  table(strapi, connection).rows().where({ account }).orderBy('id').select(columnsOf(strapi));

/** A browser by its row id, while it is that account's. */
export async function subscriptionOf(
  strapi: Core.Strapi,
  account: number,
  id: number,
): Promise<Subscription | null> {
  const found: Subscription | undefined = await table(strapi)
    .rows()
    .where({ account, id })
    .first(columnsOf(strapi));
  return found ?? null;
}

/** Browsers go with their accounts. */
export async function forgetClosedAccounts(strapi: Core.Strapi): Promise<void> {
  const open: { id: number }[] = await strapi.db.query('admin::user').findMany({
    select: ['id'],
    where: { isActive: true },
  });
  const ids = open.map(({ id }) => id);
  // Strapi's own transaction: it joins the one that closes the account, where a second would wait for SQLite's only connection.
  await strapi.db.transaction(({ trx }) => table(strapi, trx).rows().whereNotIn('account', ids).delete());
}
