import type { Core } from '@strapi/strapi';
import { MINUTE_MS } from '../india-time';
import type { Connection } from '../ledger/ledger-rows';
import { type Guide, worksAt } from '../visits/guides';
import { sayTime } from '../visits/say-time';
import { places, type Visit } from '../visits/visit-rows';
import { freeGuides } from './take-place';
import { writeVisit } from './write-visit';

type Given = { outcome: 'given'; visit: Visit } | { outcome: 'none' | 'busy' | 'over' };

/**
 * Gives a booked visit to another guide, in the caller's transaction, which holds the visit. The visitor keeps their
 * time, their link and their calendar's entry, so that its sequence stays.
 * @param guides those of its project, read before the transaction
 * @param because what its line in the history says beside
 */
export async function giveToGuide(
  strapi: Core.Strapi,
  trx: Connection,
  visit: Visit,
  {
    guide,
    guides,
    by,
    now,
    because = '',
  }: { guide: number; guides: Guide[]; by: string; now: number; because?: string },
): Promise<Given> {
  if (visit.state !== 'booked') return { outcome: 'over' };
  const chosen = guides.find(({ id }) => id === guide);
  if (!chosen) return { outcome: 'none' };
  const slot = { start: visit.startsAt, end: visit.startsAt + visit.minutes * MINUTE_MS, ways: [visit.how] };
  if (!worksAt(chosen, slot)) return { outcome: 'busy' };
  const table = places(strapi, trx);
  const place: { guide: number | null } | undefined = await table
    .rows()
    .where({ visit: visit.id })
    .first('guide');
  if (place?.guide === guide) return { outcome: 'given', visit };
  if ((await freeGuides(strapi, trx, [chosen], { slot, now })).length === 0) return { outcome: 'busy' };
  await table
    .rows()
    .where({ visit: visit.id })
    .update(table.columnsOf({ guide, updatedAt: new Date(now) }));
  const note = `${chosen.name} shows them round on ${sayTime(visit.startsAt)}${because && `: ${because}`}`;
  const given = await writeVisit(strapi, trx, visit, {
    values: {},
    event: { kind: 'visit guide', note, by },
    now,
  });
  return { outcome: 'given', visit: given };
}
