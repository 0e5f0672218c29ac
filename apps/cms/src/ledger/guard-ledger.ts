import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findContact } from './find-contact';
import {
  AUDIT_ENTRY,
  CONSENT_RECEIPT,
  CONTACT,
  CONTACT_MERGE,
  CONTACT_POINT,
  DELIVERY,
  DELIVERY_ATTEMPT,
  ENTRY_VERSION,
  JOB_RUN,
  KEPT_VALUE,
  LEAD,
  LEAD_ESCALATION,
  LEAD_EVENT,
  LEAD_TAG,
  LEAD_TURN,
  LEDGER,
  PROJECT_CHANGE,
  PUSH_SUBSCRIPTION,
  SALES_PERSON,
  SCHEDULED_CHANGE,
  SECOND_FACTOR,
  SPAM_LESSON,
  tableOf,
  VISIT,
  VISIT_PLACE,
  VISIT_STEP,
  WHATSAPP_PRESS,
} from './ledger-rows';
import { toE164 } from './phone-number';
import { makeReference } from './reference';

/** What proves something, or drives the deliveries: only the ledger itself writes it. */
const KEPT_BY_THE_SYSTEM: string[] = [
  CONTACT_POINT,
  CONTACT_MERGE,
  LEAD_EVENT,
  CONSENT_RECEIPT,
  DELIVERY,
  DELIVERY_ATTEMPT,
  AUDIT_ENTRY,
  LEAD_TURN,
  LEAD_ESCALATION,
  LEAD_TAG,
  PUSH_SUBSCRIPTION,
  SECOND_FACTOR,
  KEPT_VALUE,
  JOB_RUN,
  ENTRY_VERSION,
  PROJECT_CHANGE,
  SCHEDULED_CHANGE,
  SPAM_LESSON,
  VISIT,
  VISIT_PLACE,
  VISIT_STEP,
  WHATSAPP_PRESS,
];
const NOT_DELETED: string[] = [LEAD, CONTACT, SALES_PERSON];
const DELETES = ['delete', 'discardDraft'];
const READS = ['findOne', 'findFirst', 'findMany', 'count'];
const hasId = (value: unknown): value is { id: number } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** What a lead that the desk typed in (a call, a visit) lacks: it belongs to its person like any other. */
async function completionOf(strapi: Core.Strapi, data: object) {
  const typed = new Map<string, unknown>(Object.entries(data));
  const [name, mobile, email] = ['name', 'mobile', 'email'].map((field) => textOf(typed.get(field)));
  // Strapi's own checks come after this and name what is missing.
  if (!name || !mobile || !email) return {};
  const e164 = toE164(mobile);
  // Strapi's own transaction: it joins one that is open, where a second would wait for SQLite's only connection.
  const contact = await strapi.db.transaction(({ trx }) => findContact(strapi, trx, { name, email, e164 }));
  return { reference: makeReference(), internationalNumber: e164, contact: contact.id };
}

/**
 * Whatever is done in the panel, the ledger stays whole: evidence is not edited, typed leads are entered.
 * Refused by ApplicationErrors: the sentence of a ForbiddenError would not reach the editor.
 */
export function guardLedger(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!LEDGER.includes(uid) || READS.includes(action)) return next();
    if (KEPT_BY_THE_SYSTEM.includes(uid)) {
      throw new errors.ApplicationError('This is written by the system and cannot be changed by hand');
    }
    if (NOT_DELETED.includes(uid) && DELETES.includes(action)) {
      throw new errors.ApplicationError(
        'Enquiries, the people who sent them and those they belong to are not deleted by hand',
      );
    }
    if (uid !== LEAD || action !== 'create') return next();
    const data = context.params.data ?? {};
    Object.assign(data, await completionOf(strapi, data));
    const created = await next();
    if (hasId(created)) {
      const event = {
        lead: created.id,
        kind: 'entered',
        at: new Date(),
        by: 'desk',
        note: 'Typed in by hand',
      };
      await strapi.db.transaction(({ trx }) => tableOf(strapi, trx, LEAD_EVENT).insertAll([event]));
    }
    return created;
  });
}
