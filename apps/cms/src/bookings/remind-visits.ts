import { REMINDED_EVENING_HOUR, REMINDED_HOURS_BEFORE } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import { newsId } from '../deliveries/visit-news';
import { announceDeliveries } from '../deliveries/wake';
import { DAY_MS, dayStart, HOUR_MS, MINUTE_MS } from '../india-time';
import { takeWriteLock } from '../ledger/row-locks';
import { visits } from '../visits/visit-rows';
import { lockVisit } from './lock-visit';
import { tellOfVisit, toldAmong } from './tell-of-visit';

const AT_ONCE = 200;

/** When a visit is reminded of, and from when on it is too late to. In milliseconds since 1970. */
type Reminder = { news: 'evening before' | 'soon'; due: number; until: number };

/** The reminders of a visit: at six in the evening before, in India, and two hours before. */
export function remindersOf(startsAt: number): Reminder[] {
  const eve = dayStart(new Date(startsAt)).getTime() - DAY_MS + REMINDED_EVENING_HOUR * HOUR_MS;
  const soon = startsAt - REMINDED_HOURS_BEFORE * HOUR_MS;
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

type Near = { id: number; documentId: string; sequence: number; startsAt: number; since: number };
const near = (row: { [name in keyof Near]: number | string | Date }): Near => ({
  id: Number(row.id),
  documentId: String(row.documentId),
  sequence: Number(row.sequence),
  startsAt: new Date(row.startsAt).getTime(),
  since: new Date(row.since).getTime(),
});

/** Some booked visits of the next two days, in the order of their ids. @param after the id of the last of those before */
async function nearVisits(strapi: Core.Strapi, after: number, now: number): Promise<Near[]> {
  const table = visits(strapi, strapi.db.connection);
  const rows: Parameters<typeof near>[0][] = await table
    .rows()
    .where({ state: 'booked' })
    .where('id', '>', after)
    .where(table.column('startsAt'), '>', new Date(now))
    .where(table.column('startsAt'), '<', new Date(now + 2 * DAY_MS))
    .orderBy('id')
    .limit(AT_ONCE)
    .select({
      id: 'id',
      documentId: table.column('documentId'),
      sequence: 'sequence',
      startsAt: table.column('startsAt'),
      since: table.column('stateSince'),
    });
  return rows.map(near);
}

async function remind(strapi: Core.Strapi, { id, since }: Near, now: number): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    await takeWriteLock(strapi, trx);
    const visit = await lockVisit(strapi, trx, id);
    if (visit?.state !== 'booked') return;
    for (const { news } of dueReminders(visit.startsAt, since, now))
      await tellOfVisit(strapi, trx, visit, news, now);
  });
}

/**
 * Has visitors reminded of what is near. The ids of what tells it are unique, so that each reminder goes out once, over any number of
 * processes; a visit that is moved is reminded of anew. What was told already costs a read, and no writer waits for it.
 * @param now milliseconds since 1970
 */
export async function remindVisits(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  let reminded = 0;
  for (let after = 0, isMore = true; isMore; ) {
    const page = await nearVisits(strapi, after, now);
    const due = page.flatMap((visit) => {
      const reminders = dueReminders(visit.startsAt, visit.since, now).map(({ news }) => [
        newsId(visit, news, 'mail'),
        newsId(visit, news, 'whatsapp'),
      ]);
      return reminders.length > 0 ? [{ visit, reminders }] : [];
    });
    const told = await toldAmong(
      strapi,
      due.flatMap(({ reminders }) => reminders.flat()),
    );
    for (const { visit, reminders } of due) {
      // Both ways are written at once: whichever is on.
      if (reminders.every((ids) => ids.some((id) => told.has(id)))) continue;
      await remind(strapi, visit, now);
      reminded += 1;
    }
    after = page.at(-1)?.id ?? after;
    isMore = page.length === AT_ONCE;
  }
  if (reminded > 0) announceDeliveries(strapi);
}
