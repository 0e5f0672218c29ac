import type { Core } from '@strapi/strapi';
import { announceDeliveries } from '../deliveries/wake';
import { MINUTE_MS } from '../india-time';
import { takeWriteLock } from '../ledger/row-locks';
import { guidesOf } from '../visits/guides';
import { sayTime } from '../visits/say-time';
import { slotAt } from '../visits/slots-of-rule';
import { visits } from '../visits/visit-rows';
import { visitRuleOf } from '../visits/visit-rule';
import { lockVisit } from './lock-visit';
import { takePlace } from './take-place';
import { tellOfVisit } from './tell-of-visit';
import { writeVisit } from './write-visit';

const TIMES_AT_ONCE = 50;

/**
 * Gives free places of a time to those who wait for it, in the order in which they asked, and has them told. Any number
 * of processes may do so at once: each of those who wait is taken by one of them.
 */
export async function promoteWaiting(
  strapi: Core.Strapi,
  project: string,
  start: number,
  now = Date.now(),
): Promise<void> {
  const rule = await visitRuleOf(strapi, project);
  const slot = rule ? slotAt(rule, start) : undefined;
  if (!rule?.open || !slot || start <= now) return;
  const guides = await guidesOf(strapi, project);
  for (let promoted = true; promoted; ) {
    promoted = await strapi.db.connection.transaction(async (trx) => {
      await takeWriteLock(strapi, trx);
      const table = visits(strapi, trx);
      const next: { id: number } | undefined = await table
        .rows()
        .where(table.columnsOf({ project, startsAt: new Date(start), state: 'waiting' }))
        .orderBy([table.column('stateSince'), 'id'])
        .first('id');
      const visit = next ? await lockVisit(strapi, trx, next.id) : null;
      // Whoever waited for the lock finds it settled.
      if (visit?.state !== 'waiting') return false;
      const taken = await takePlace(
        strapi,
        trx,
        { rule, guides, slot, now, isNext: true },
        { visit: visit.id },
      );
      if (taken.outcome === 'full') return false;
      const booked = await writeVisit(strapi, trx, visit, {
        values: {
          state: 'booked',
          minutes: (slot.end - slot.start) / MINUTE_MS,
          sequence: visit.sequence + 1,
        },
        event: {
          kind: 'visit',
          note: `${sayTime(start)}, ${visit.how}: a place was free again`,
          by: 'system',
        },
        now,
      });
      await tellOfVisit(strapi, trx, booked, 'free again', now);
      return true;
    });
  }
}

/** Looks at every time somebody waits for: a place may be free by a hold that ran out, or by a rule that has more. */
export async function promoteAllWaiting(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const table = visits(strapi, strapi.db.connection);
  const times: { project: string; startsAt: Date | number | string }[] = await table
    .rows()
    .where({ state: 'waiting' })
    .where(table.column('startsAt'), '>', new Date(now))
    .groupBy('project', table.column('startsAt'))
    .orderBy(table.column('startsAt'))
    .limit(TIMES_AT_ONCE)
    .select('project', `${table.column('startsAt')} as startsAt`);
  for (const { project, startsAt } of times) {
    await promoteWaiting(strapi, project, new Date(startsAt).getTime(), now);
  }
  if (times.length > 0) announceDeliveries(strapi);
}
