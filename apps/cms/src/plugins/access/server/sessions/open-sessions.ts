import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const moment = z.union([z.date(), z.number(), z.string()]).pipe(z.coerce.date());
const row = z.object({
  sessionId: z.string(),
  deviceId: z.string().nullish(),
  createdAt: moment,
  metadata: z
    .looseObject({ loginAt: z.string(), deviceName: z.string(), address: z.string() })
    .partial()
    .nullish(),
});

/** Somebody signed in with a browser, however often Strapi has renewed it since. */
export type OpenSession = {
  /** Its newest row. */
  id: string;
  deviceId: string | null;
  /** `Chrome on Windows`; null: a program, or a browser that does not say. */
  device: string | null;
  since: Date;
  /** When it was renewed last, which Strapi does every half hour of use. */
  lastUsed: Date;
  /** From where it was renewed last; null: before this was kept. */
  address: string | null;
};

const ofAccount = (account: number) => ({ userId: String(account), origin: 'admin' });

/** What is open of an account, the one used last first: one for each browser. */
export async function openSessions(strapi: Core.Strapi, account: number): Promise<OpenSession[]> {
  const found: unknown[] = await strapi.db.query('admin::session').findMany({
    where: { ...ofAccount(account), status: 'active', expiresAt: { $gt: new Date() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  const sessions = found.map((one): OpenSession => {
    const { sessionId, deviceId, createdAt, metadata } = row.parse(one);
    return {
      id: sessionId,
      deviceId: deviceId ?? null,
      device: metadata?.deviceName ?? null,
      since: metadata?.loginAt ? new Date(metadata.loginAt) : createdAt,
      lastUsed: createdAt,
      address: metadata?.address ?? null,
    };
  });
  return sessions.filter(
    ({ deviceId }, index) =>
      deviceId === null || sessions.findIndex((other) => other.deviceId === deviceId) === index,
  );
}

/**
 * Ends sessions of an account: every row of theirs goes, also those that Strapi has renewed, whose access tokens it would
 * take for up to half an hour more. Joins a transaction of Strapi's that is open.
 * @param only one of them; left out: all
 */
export async function endSessions(strapi: Core.Strapi, account: number, only?: OpenSession): Promise<void> {
  const which = only?.deviceId ? { deviceId: only.deviceId } : only ? { sessionId: only.id } : {};
  await strapi.db.query('admin::session').deleteMany({ where: { ...ofAccount(account), ...which } });
}
