import { enquiryFields } from '@sahyara/lead-contract/enquiry-body';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { audit } from '../../../../audit/audit-log';
import { CONTACT, CONTACT_POINT, LEAD_EVENT, tableOf } from '../../../../ledger/ledger-rows';
import { type ContactRow, DETAIL_WORDS, PERSON_DETAILS } from '../../../../ledger/person-details';
import { toE164 } from '../../../../ledger/phone-number';
import { takeWriteLock } from '../../../../ledger/row-locks';
import { lockPerson } from '../../../../ledger/whole-person';
import { LANGUAGES } from '../../languages';
import { momentOf } from '../read-lead';
import type { Viewer } from '../viewer';
import { forgetNumber } from './mend-number';
import type { Merging } from './merge-people';
import { pointOf } from './reached-by';
import { visibleLeadsOf, visiblePerson } from './visible-person';

// A crore of lakhs: beyond it is a slip of the finger.
const MOST_LAKH = 100_000;
const LONGEST_WISH = 60;

// As the columns hold it, a halfway character would be refused by Postgres.
const line = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_WISH)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Zod's small build speaks the contract's rules; what they say goes on to whoever typed. */
const number = z.string().transform((typed, context) => {
  const parsed = enquiryFields.mobile.safeParse(typed);
  if (parsed.success) return toE164(parsed.data) ?? parsed.data;
  context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? 'Not a number' });
  return z.NEVER;
});

/** What the desk notes of a person; null takes it away. `version`: what was shown when the form was opened. */
export const personChange = z.strictObject({
  secondMobile: number.nullable().optional(),
  budgetLakh: z.number().int().min(1).max(MOST_LAKH).nullable().optional(),
  wishedHome: line.nullable().optional(),
  wishedBy: line.nullable().optional(),
  language: z.enum(LANGUAGES).nullable().optional(),
  timeZone: line.refine(isTimeZone, 'There is no such time zone').nullable().optional(),
  version: z.iso.datetime({ offset: true }),
});

function differing(person: ContactRow, sent: z.infer<typeof personChange>) {
  return PERSON_DETAILS.filter((name) => sent[name] !== undefined && sent[name] !== person[name]);
}

/**
 * Changes what is noted of a person. The second number is what they are known again by, unless it is somebody's
 * already; that is said to nobody here, and proposed as one person to those who see both.
 */
export async function changePerson(
  strapi: Core.Strapi,
  viewer: Viewer,
  documentId: string,
  sent: z.infer<typeof personChange>,
): Promise<Merging> {
  return strapi.db.connection.transaction(async (trx): Promise<Merging> => {
    await takeWriteLock(strapi, trx);
    const seen = await visiblePerson(strapi, trx, viewer, documentId);
    const [person] = (seen && (await lockPerson(strapi, trx, seen.id))) ?? [];
    if (!person) return { outcome: 'missing' };
    const lead: { id: number } | undefined = await visibleLeadsOf(strapi, trx, viewer, person.id)
      .orderBy('id', 'desc')
      .first('id');
    if (!lead) return { outcome: 'missing' };
    if (momentOf(person.updatedAt)?.getTime() !== Date.parse(sent.version)) {
      const message =
        'A colleague changed this person meanwhile. Look at what is noted now, then save again.';
      return { outcome: 'overtaken', message };
    }
    const changed = differing(person, sent);
    if (changed.length === 0) return { outcome: 'done' };
    const at = new Date();
    const contacts = tableOf(strapi, trx, CONTACT);
    const values = Object.fromEntries(changed.map((name) => [name, sent[name] ?? null]));
    await contacts
      .rows()
      .where({ id: person.id })
      .update(contacts.columnsOf({ ...values, updatedAt: at }));
    if (changed.includes('secondMobile')) {
      const points = tableOf(strapi, trx, CONTACT_POINT);
      if (person.secondMobile !== null) await forgetNumber(strapi, trx, person.id, person.secondMobile);
      if (sent.secondMobile) {
        await points.insertNew([{ key: pointOf.number(sent.secondMobile), contact: person.id }], 'key');
      }
    }
    const words = changed.map((name) => DETAIL_WORDS[name]).join(', ');
    await tableOf(strapi, trx, LEAD_EVENT).insertAll([
      { lead: lead.id, kind: 'noted of the person', at, by: viewer.actor.name, note: words },
    ]);
    await audit(strapi, trx, {
      actor: viewer.actor,
      action: 'changed',
      subject: 'contact',
      entry: String(person.id),
      details: words,
    });
    return { outcome: 'done' };
  });
}
