import type { Core } from '@strapi/strapi';
import { LEAD_EVENT, tableOf } from '../../../ledger/ledger-rows';
import { MARK_WINDOW } from './change-mark';

// A third of what a sales person is promised to wait at most.
const LOOK_EVERY_MS = 1000;

type Look = (ids: readonly number[]) => void;
type Watch = { looks: Set<Look>; timer: NodeJS.Timeout | null };

const watches = new WeakMap<Core.Strapi, Watch>();

/** The numbers of the newest events of all leads: a few rows of the primary key, whatever the ledger holds. */
export async function newestEvents(strapi: Core.Strapi): Promise<number[]> {
  const events: { id: number }[] = await tableOf(strapi, strapi.db.connection, LEAD_EVENT)
    .rows()
    .orderBy('id', 'desc')
    .limit(MARK_WINDOW)
    .select('id');
  return events.map(({ id }) => id);
}

/** Looks once a second for all who wait in this process, and not at all while nobody does. */
function lookLater(strapi: Core.Strapi, watch: Watch): void {
  watch.timer = setTimeout(async () => {
    try {
      const ids = await newestEvents(strapi);
      for (const look of [...watch.looks]) look(ids);
    } catch (error) {
      // The database is away: whoever waits is answered at the end of their wait, and told so by the next question.
      strapi.log.warn('What is new at the lead desk could not be read', { error });
    }
    if (watch.looks.size > 0) lookLater(strapi, watch);
    else watch.timer = null;
  }, LOOK_EVERY_MS);
}

/** Calls back each second with the newest events. @returns ends that */
export function onNewestEvents(strapi: Core.Strapi, look: Look): () => void {
  const watch = watches.get(strapi) ?? { looks: new Set(), timer: null };
  watches.set(strapi, watch);
  watch.looks.add(look);
  if (watch.timer === null) lookLater(strapi, watch);
  return () => void watch.looks.delete(look);
}
