import type { Core } from '@strapi/strapi';
import { sendDigests } from './day-digest';
import { sendDayList } from './day-list';
import { escalateLeads } from './escalate-leads';
import { remindFollowUps } from './remind-follow-ups';

/**
 * Everything the desk says by the clock. Each of it is held by a row of the database, so that any instance may look.
 * @param now the clock, ms
 */
export async function ringDesk(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await escalateLeads(strapi, now);
  await remindFollowUps(strapi, now);
  await sendDigests(strapi, now);
  await sendDayList(strapi, now);
}
