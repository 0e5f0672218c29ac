import type { Core } from '@strapi/strapi';
import { MINUTE_MS } from '../india-time';
import type { Connection } from '../ledger/ledger-rows';
import { sayTime } from '../visits/say-time';
import { type Visit, visitOf, visits } from '../visits/visit-rows';
import { takePlace } from './take-place';
import { tellOfVisit } from './tell-of-visit';
import type { TimeOfProject } from './time-of-project';
import { writeVisit } from './write-visit';

/** A visit as somebody of the house books it for whoever enquired. */
type Wanted = Pick<Visit, 'key' | 'project' | 'how' | 'people' | 'language' | 'fetched' | 'fetchFrom'> & {
  /** The row id of the enquiry, which the caller holds. */
  lead: number;
  /** Who is to show them round, where they can. */
  guide: number | null;
};
/** `known`: this key was booked before. `none`: not in this way at that time. */
type Booked = { outcome: 'booked' | 'known'; visit: Visit } | { outcome: 'full' | 'none' };

/**
 * Books a visit for an enquiry, in the caller's transaction: by the same places as on the site, and told of by the same
 * mail. Unless it is booked the caller undoes all of it.
 */
export async function bookWithin(
  strapi: Core.Strapi,
  trx: Connection,
  { guide, ...wanted }: Wanted,
  { time, by, now }: { time: TimeOfProject; by: string; now: number },
): Promise<Booked> {
  const { slot } = time;
  if (!slot.ways.includes(wanted.how)) return { outcome: 'none' };
  const table = visits(strapi, trx);
  const id = await table.insert({
    ...wanted,
    startsAt: new Date(slot.start),
    minutes: (slot.end - slot.start) / MINUTE_MS,
    timeZone: null,
    hold: null,
    state: 'asked',
    stateSince: new Date(now),
    sequence: 0,
  });
  const visit = await visitOf(strapi, trx, id === null ? { key: wanted.key } : { id });
  if (!visit) return { outcome: 'none' };
  if (id === null) return { outcome: 'known', visit };
  const taken = await takePlace(strapi, trx, { ...time, guide, now }, { visit: id });
  if (taken.outcome === 'full') return { outcome: 'full' };
  const booked = await writeVisit(strapi, trx, visit, {
    values: { state: 'booked' },
    event: { kind: 'visit', note: `${sayTime(slot.start)}, ${visit.how}`, by },
    now,
  });
  await tellOfVisit(strapi, trx, booked, 'booked', now);
  return { outcome: 'booked', visit: booked };
}
