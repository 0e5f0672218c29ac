import { enquiryFields } from '@sahyara/lead-contract/enquiry-body';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { audit } from '../../../../audit/audit-log';
import {
  CONTACT,
  CONTACT_POINT,
  type Connection,
  LEAD,
  LEAD_EVENT,
  tableOf,
} from '../../../../ledger/ledger-rows';
import { toE164 } from '../../../../ledger/phone-number';
import { lockRows, takeWriteLock } from '../../../../ledger/row-locks';
import { lockPerson } from '../../../../ledger/whole-person';
import { NUMBER_MENDED } from '../../outcomes';
import { visibleLeads } from '../desk-leads';
import { type LeadRow, leadColumns, readable } from '../read-lead';
import type { Viewer } from '../viewer';
import type { Merging } from './merge-people';
import { pointOf } from './reached-by';
import { visibleLeadsOf } from './visible-person';

/** The right number of an enquiry; `seen`: the one that stood there. */
export const numberChange = z.strictObject({ mobile: z.string().max(60), seen: z.string().max(60) });

/** A number leads to a person no more, unless another enquiry of theirs, whoever's, still has it. */
export async function forgetNumber(
  strapi: Core.Strapi,
  trx: Connection,
  contact: number,
  number: string,
): Promise<void> {
  const leads = tableOf(strapi, trx, LEAD);
  const still = await leads
    .rows()
    .where(leads.columnsOf({ contact, internationalNumber: number }))
    .first('id');
  const contacts = tableOf(strapi, trx, CONTACT);
  const second = await contacts
    .rows()
    .where({ id: contact, ...contacts.columnsOf({ secondMobile: number }) })
    .first('id');
  if (still || second) return;
  const points = tableOf(strapi, trx, CONTACT_POINT);
  await points
    .rows()
    .where(points.columnsOf({ key: pointOf.number(number), contact }))
    .delete();
}

const said = ({ internationalNumber, mobile }: Pick<LeadRow, 'internationalNumber' | 'mobile'>) =>
  internationalNumber === null ? mobile : readable(internationalNumber);

/**
 * Puts the right number in the place of a wrong one, in every enquiry of the person that had it and that this viewer
 * may see; what it was stays in the history of each. The wrong one leads to this person no more: whoever has it is
 * somebody else.
 */
export async function mendNumber(
  strapi: Core.Strapi,
  viewer: Viewer,
  documentId: string,
  sent: z.infer<typeof numberChange>,
): Promise<Merging> {
  const parsed = enquiryFields.mobile.safeParse(sent.mobile);
  if (!parsed.success) {
    return { outcome: 'refused', message: parsed.error.issues[0]?.message ?? 'That is no number' };
  }
  const mobile = parsed.data;
  const number = toE164(mobile);
  return strapi.db.connection.transaction(async (trx): Promise<Merging> => {
    await takeWriteLock(strapi, trx);
    const leads = tableOf(strapi, trx, LEAD);
    const one = () => visibleLeads(strapi, trx, viewer).where(leads.columnsOf({ documentId }));
    const asked: LeadRow | undefined = await one().first(leadColumns(strapi));
    if (!asked || asked.contact === null) return { outcome: 'missing' };
    // The person before their enquiries, as an erasure takes them.
    const [person] = (await lockPerson(strapi, trx, asked.contact)) ?? [];
    if (!person) return { outcome: 'missing' };
    const mine: LeadRow[] = await lockRows(
      strapi,
      visibleLeadsOf(strapi, trx, viewer, person.id).orderBy('id').select(leadColumns(strapi)),
    );
    const lead = mine.find(({ id }) => id === asked.id);
    if (!lead) return { outcome: 'missing' };
    if (lead.mobile !== sent.seen) {
      const message = 'A colleague mended this number meanwhile. Look at what it is now.';
      return { outcome: 'overtaken', message };
    }
    if (lead.mobile === mobile)
      return { outcome: 'refused', message: 'That is the number that stands there' };
    const wrong = mine.filter((row) => said(row) === said(lead));
    const at = new Date();
    await leads
      .rows()
      .whereIn(
        'id',
        wrong.map(({ id }) => id),
      )
      .update(leads.columnsOf({ mobile, internationalNumber: number, updatedAt: at }));
    const contacts = tableOf(strapi, trx, CONTACT);
    if (person.mobile === lead.internationalNumber) {
      await contacts
        .rows()
        .where({ id: person.id })
        .update(contacts.columnsOf({ mobile: number, updatedAt: at }));
    }
    const points = tableOf(strapi, trx, CONTACT_POINT);
    if (number !== null) await points.insertNew([{ key: pointOf.number(number), contact: person.id }], 'key');
    if (lead.internationalNumber !== null) {
      await forgetNumber(strapi, trx, person.id, lead.internationalNumber);
    }
    const note = `${said(lead)} → ${said({ internationalNumber: number, mobile })}`;
    const by = viewer.actor.name;
    await tableOf(strapi, trx, LEAD_EVENT).insertAll(
      wrong.map(({ id }) => ({ lead: id, kind: NUMBER_MENDED, at, by, note })),
    );
    for (const { reference } of wrong) {
      await audit(strapi, trx, {
        actor: viewer.actor,
        action: 'changed',
        subject: 'lead',
        entry: reference,
        details: 'number',
      });
    }
    return { outcome: 'done' };
  });
}
