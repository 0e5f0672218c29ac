import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../india-time';
import { LEDGER } from '../ledger/ledger-rows';
import { forgetBefore, forgetEntry } from './schedule-rows';

/** How long the calendar knows what happened. */
const KEPT_DAYS = 400;

/** From now on what was set for an entry goes with it, and does not come back out of the trash. */
export function forgetDeleted(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const entry = 'documentId' in params && params.documentId;
    if (action !== 'delete' || !entry || !uid.startsWith('api::') || LEDGER.includes(uid)) return next();
    return await strapi.db.transaction(async ({ trx }) => {
      const result = await next();
      await forgetEntry(strapi, trx, { type: uid, entry });
      return result;
    });
  });
}

/** Every night: what happened long ago leaves the calendar. @param now milliseconds since 1970 */
export async function clearSchedule(strapi: Core.Strapi, now: number): Promise<void> {
  const gone = await forgetBefore(strapi, now - KEPT_DAYS * DAY_MS);
  if (gone > 0) strapi.log.info(`${gone} changes that were scheduled ${KEPT_DAYS} days ago are forgotten`);
}
