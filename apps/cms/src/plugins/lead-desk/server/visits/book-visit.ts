import { FETCH_FROM_MAX, VISIT_LANGUAGES, VISIT_PEOPLE_MAX, VISIT_WAYS } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { bookWithin } from '../../../../bookings/book-within';
import { timeOfProject } from '../../../../bookings/time-of-project';
import { announceDeliveries } from '../../../../deliveries/wake';
import { type Connection, LEAD, tableOf } from '../../../../ledger/ledger-rows';
import { lockRows, takeWriteLock } from '../../../../ledger/row-locks';
import { withdrawnAmong } from '../../../../privacy/consent-state';
import { newOwner } from '../change-lead';
import { excludeErased, visibleLeads } from '../desk-leads';
import { effectOf, Refusal } from '../effect-of-change';
import { type LeadRow, leadColumns } from '../read-lead';
import type { Viewer } from '../viewer';
import { writeLead } from '../write-lead';
import { chosenGuide } from './chosen-guide';

const NOT_SEEN = /[\p{Cc}\p{Cs}]/u;

/** A visit that somebody at the desk books; `key`: drawn when the form was opened, so that two presses book one. */
export const deskBooking = z.strictObject({
  key: z.uuid(),
  project: z.string().regex(/^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/),
  startsAt: z.iso.datetime().transform((at) => Date.parse(at)),
  how: z.enum(VISIT_WAYS),
  people: z.number().int().min(1).max(VISIT_PEOPLE_MAX),
  language: z.enum(VISIT_LANGUAGES).nullable(),
  fetchFrom: z
    .string()
    .trim()
    .max(FETCH_FROM_MAX)
    .refine((text) => !NOT_SEEN.test(text))
    .nullable(),
  fetched: z.boolean(),
  /** A sales person's document id; null: whoever is free. */
  guide: z.string().max(60).nullable(),
});
type Booking = z.infer<typeof deskBooking>;

export type Outcome =
  | { outcome: 'booked' | 'missing' }
  | { outcome: 'refused' | 'overtaken'; message: string };

/** Ends the transaction: others were quicker. */
class Full extends Error {}

/** The enquiry, kept by this transaction; null where this viewer may not see it. @throws Refusal where nobody is to be invited */
async function invited(strapi: Core.Strapi, trx: Connection, viewer: Viewer, documentId: string) {
  const leads = tableOf(strapi, trx, LEAD);
  const found = excludeErased(strapi, trx, visibleLeads(strapi, trx, viewer))
    .where(leads.columnsOf({ documentId }))
    .select(leadColumns(strapi));
  const [row]: LeadRow[] = await lockRows(strapi, found);
  if (!row) return null;
  if (row.suspected) throw new Refusal('It is taken for spam: say first that it is none');
  if (row.contact !== null && (await withdrawnAmong(strapi, trx, [row.contact])).size > 0) {
    throw new Refusal('This person took back their consent, and is not written to');
  }
  return row;
}

/**
 * Books a visit for an enquiry, in one transaction: its place, its row, its mail, and what it says of the enquiry, which
 * whoever works on it takes over where it is nobody's.
 */
export async function bookVisit(
  strapi: Core.Strapi,
  viewer: Viewer,
  documentId: string,
  { key: drawn, startsAt, guide, ...wanted }: Booking,
  now = Date.now(),
): Promise<Outcome> {
  const time = await timeOfProject(strapi, wanted.project, { startsAt, isVisitor: false, now });
  const fetched = wanted.how === 'in person' && wanted.fetched;
  const by = viewer.actor.name;
  try {
    const outcome = await strapi.db.connection.transaction(async (trx) => {
      await takeWriteLock(strapi, trx);
      const row = await invited(strapi, trx, viewer, documentId);
      if (!row) return 'missing' as const;
      if (!time) throw new Refusal('There is no such time: choose another');
      const chosen = await chosenGuide(strapi, trx, viewer, guide);
      const visit = {
        ...wanted,
        key: `desk-${drawn}`,
        lead: row.id,
        fetched,
        fetchFrom: fetched ? wanted.fetchFrom || null : null,
        guide: chosen,
      };
      const booked = await bookWithin(strapi, trx, visit, { time, by, now });
      if (booked.outcome === 'none') throw new Refusal('At that time a visit is not possible in this way');
      if (booked.outcome === 'full') throw new Full();
      if (booked.outcome === 'known') {
        if (booked.visit.lead === row.id) return 'booked' as const;
        throw new Refusal('This form was sent before. Open a new one.');
      }
      const owner = await newOwner(strapi, trx, viewer, row, undefined);
      const change = { outcome: { result: 'visit booked' as const } };
      const at = new Date(now);
      await writeLead(strapi, trx, viewer, row, { ...effectOf(row, change, owner, at), now: at });
      return 'booked' as const;
    });
    announceDeliveries(strapi);
    return { outcome };
  } catch (error) {
    if (error instanceof Full) {
      return { outcome: 'overtaken', message: 'That time was taken meanwhile: choose another' };
    }
    if (error instanceof Refusal) return { outcome: 'refused', message: error.message };
    throw error;
  }
}
