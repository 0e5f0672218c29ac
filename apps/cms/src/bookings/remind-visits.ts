import type { Core } from '@strapi/strapi';
import { announceDeliveries } from '../deliveries/wake';
import { DAY_MS, dayStart, HOUR_MS, MINUTE_MS } from '../india-time';
import { takeWriteLock } from '../ledger/row-locks';
import { type Visit, visits } from '../visits/visit-rows';
import { lockVisit } from './lock-visit';
import { tellOfVisit } from './tell-of-visit';

const EVENING_HOUR = 18;
const AT_ONCE = 200;

/** When a visit is reminded of, and from when on it is too late to. In milliseconds since 1970. */
type Reminder = { news: 'evening before' | 'soon'; due: number; until: number };

/** The reminders of a visit: at six in the evening before, in India, and two hours before. */
export function remindersOf(startsAt: number): Reminder[] {
  const eve = dayStart(new Date(startsAt)).getTime() - DAY_MS + EVENING_HOUR * HOUR_MS;
  const soon = startsAt - 2 * HOUR_MS;
  return [
    { news: 'evening before', due: eve, until: startsAt - 4 * HOUR_MS },
    { news: 'soon', due: soon, until: startsAt - 30 * MINUTE_MS },
  ];
}

/**
 * Which reminders of a visit are due. Who booked after one was due needs none: they have just been told.
 * @param bookedAt since when it is booked as it is
 */
export const dueReminders = (startsAt: number, bookedAt: number, now: number) =>
  remindersOf(startsAt).filter(({ due, until }) => due <= now && now < until && bookedAt < due);

type Due = Visit & { stateSince: Date | number | string };

/**
 * Has visitors reminded of what is near. The mail's id is unique, so that each reminder goes out once, over any number of
 * processes; a visit that is moved is reminded of anew.
 * @param now milliseconds since 1970
 */
export async function remindVisits(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const table = visits(strapi, strapi.db.connection);
  const near: { id: number; startsAt: Due['stateSince']; since: Due['stateSince'] }[] = await table
    .rows()
    .where({ state: 'booked' })
    .where(table.column('startsAt'), '>', new Date(now))
    .where(table.column('startsAt'), '<', new Date(now + 2 * DAY_MS))
    .orderBy(table.column('startsAt'))
    .limit(AT_ONCE)
    .select('id', `${table.column('startsAt')} as startsAt`, `${table.column('stateSince')} as since`);
  const at = (moment: Due['stateSince']) => new Date(moment).getTime();
  const due = near.filter(({ startsAt, since }) => dueReminders(at(startsAt), at(since), now).length > 0);
  for (const { id, since } of due) {
    await strapi.db.connection.transaction(async (trx) => {
      await takeWriteLock(strapi, trx);
      const visit = await lockVisit(strapi, trx, id);
      if (visit?.state !== 'booked') return;
      for (const { news } of dueReminders(visit.startsAt, at(since), now))
        await tellOfVisit(strapi, trx, visit, news, now);
    });
  }
  if (due.length > 0) announceDeliveries(strapi);
}
