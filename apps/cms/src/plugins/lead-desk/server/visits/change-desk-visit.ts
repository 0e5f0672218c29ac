import { VISIT_WAYS } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type Change, type Changed, changeVisit } from '../../../../bookings/change-visit';
import { Refusal } from '../effect-of-change';
import type { Viewer } from '../viewer';
import { chosenGuide } from './chosen-guide';
import { changeLeadOfVisit, type VisitOutcome } from './lead-of-visit';
import { visibleVisit } from './visible-visits';

const guide = z.string().max(60);
/** What the desk does to a visit. `sequence`: of the visit as whoever does it saw it. */
export const deskVisitChange = z.strictObject({
  sequence: z.number().int().min(0),
  change: z.discriminatedUnion('to', [
    z.strictObject({
      to: z.literal('move'),
      startsAt: z.iso.datetime().transform((at) => Date.parse(at)),
      how: z.enum(VISIT_WAYS).optional(),
      /** Who is to show them round, where they can; left out: who did. */
      guide: guide.optional(),
    }),
    z.strictObject({ to: z.literal('guide'), guide }),
    z.strictObject({ to: z.enum(['cancel', 'keep', 'miss']) }),
  ]),
});
type DeskChange = z.infer<typeof deskVisitChange>;

/** Why a visit stays as it is, in a sentence for whoever would have changed it. */
const REFUSALS: Record<Exclude<Changed['outcome'], 'changed'>, string> = {
  used: 'This visit was changed meanwhile. Look at what it is now, then try once more.',
  over: 'This visit is over, or has begun',
  early: 'Nobody can have come yet, or stayed away: the visit is still ahead',
  none: 'There is no such time, or the guide does not show this project',
  full: 'That time is full, or nobody is there to show them round. The visit stays as it was.',
  busy: 'They are not there at that time, or show somebody else round. The guide stays as it was.',
};

export type Outcome =
  | { outcome: 'changed' | 'missing' }
  | { outcome: 'refused' | 'overtaken'; message: string };

const OUTCOMES: Partial<Record<Change['change'], VisitOutcome>> = { keep: 'kept', miss: 'missed' };

async function changeOf(
  strapi: Core.Strapi,
  viewer: Viewer,
  { change }: Pick<DeskChange, 'change'>,
): Promise<Change> {
  if (change.to !== 'move' && change.to !== 'guide') return { change: change.to };
  const chosen = await chosenGuide(strapi, strapi.db.connection, viewer, change.guide ?? null);
  if (change.to === 'move') {
    return { change: 'move', startsAt: change.startsAt, how: change.how, guide: chosen };
  }
  // The schema has it: a change of guide names one.
  if (chosen === null) throw new Refusal(REFUSALS.none);
  return { change: 'guide', guide: chosen };
}

/** Changes a visit at the desk, and its enquiry with it: all of it, or nothing. */
export async function changeDeskVisit(
  strapi: Core.Strapi,
  viewer: Viewer,
  documentId: string,
  { sequence, change: asked }: DeskChange,
  now = Date.now(),
): Promise<Outcome> {
  const visit = await visibleVisit(strapi, viewer, documentId);
  if (!visit) return { outcome: 'missing' };
  try {
    const change = await changeOf(strapi, viewer, { change: asked });
    const changed = await changeVisit(
      strapi,
      { id: visit.id, project: visit.project, sequence },
      change,
      {
        name: viewer.actor.name,
        actor: viewer.actor,
        async also(trx, { before, after }) {
          const booksNow = change.change === 'move' && before.state !== 'booked';
          const outcome = booksNow ? 'booked' : OUTCOMES[change.change];
          if (!outcome || after.lead === null) return;
          await changeLeadOfVisit(strapi, trx, { viewer, lead: after.lead, outcome, now: new Date(now) });
        },
      },
      now,
    );
    if (changed.outcome === 'changed') return { outcome: 'changed' };
    const message = REFUSALS[changed.outcome];
    return { outcome: changed.outcome === 'none' ? 'refused' : 'overtaken', message };
  } catch (error) {
    if (error instanceof Refusal) return { outcome: 'refused', message: error.message };
    throw error;
  }
}
