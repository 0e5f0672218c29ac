import { randomInt } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';

const DOCUMENT_ID_LENGTH = 24;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The pool, or a transaction of it. */
export type Connection = Core.Strapi['db']['connection'];
type Value = string | number | boolean | Date | null;
type Entries = Record<string, Value>[];

export const LEAD = 'api::website-lead.website-lead';
export const CONTACT = 'api::contact.contact';
export const CONTACT_POINT = 'api::contact-point.contact-point';
export const CONTACT_MERGE = 'api::contact-merge.contact-merge';
export const LEAD_EVENT = 'api::lead-event.lead-event';
export const CONSENT_RECEIPT = 'api::consent-receipt.consent-receipt';
export const DELIVERY = 'api::delivery.delivery';
export const DELIVERY_ATTEMPT = 'api::delivery-attempt.delivery-attempt';

export const AUDIT_ENTRY = 'api::audit-entry.audit-entry';
export const SALES_PERSON = 'api::sales-person.sales-person';
export const DESK_SETTINGS = 'api::desk-settings.desk-settings';
export const DESK_VIEW = 'api::desk-view.desk-view';
export const LEAD_TURN = 'api::lead-turn.lead-turn';
export const LEAD_ESCALATION = 'api::lead-escalation.lead-escalation';
export const TAG = 'api::tag.tag';
export const LEAD_TAG = 'api::lead-tag.lead-tag';
export const PUSH_SUBSCRIPTION = 'api::push-subscription.push-subscription';
export const SECOND_FACTOR = 'api::second-factor.second-factor';
export const KEPT_VALUE = 'api::kept-value.kept-value';
export const JOB_RUN = 'api::job-run.job-run';
export const ENTRY_VERSION = 'api::entry-version.entry-version';
export const PROJECT_CHANGE = 'api::project-change.project-change';
export const SCHEDULED_CHANGE = 'api::scheduled-change.scheduled-change';
export const SPAM_LESSON = 'api::spam-lesson.spam-lesson';
export const VISIT = 'api::visit.visit';
export const VISIT_PLACE = 'api::visit-place.visit-place';
export const VISIT_STEP = 'api::visit-step.visit-step';
export const WHATSAPP_PRESS = 'api::whatsapp-press.whatsapp-press';

/** Everything of the ledger and the desk that works with it: never public, never content of the site. */
export const LEDGER: string[] = [
  LEAD,
  CONTACT,
  CONTACT_POINT,
  CONTACT_MERGE,
  LEAD_EVENT,
  CONSENT_RECEIPT,
  DELIVERY,
  DELIVERY_ATTEMPT,
  AUDIT_ENTRY,
  SALES_PERSON,
  DESK_SETTINGS,
  DESK_VIEW,
  LEAD_TURN,
  LEAD_ESCALATION,
  TAG,
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

// The shape of Strapi's own document ids: a letter, then letters and digits.
function makeDocumentId(): string {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  let id = pick(LETTERS);
  while (id.length < DOCUMENT_ID_LENGTH) id += pick(`${LETTERS}0123456789`);
  return id;
}

/** The table of a content type, read and written with knex: fields by the names of the schema, relations by id. */
export function tableOf(strapi: Core.Strapi, connection: Connection, uid: UID.ContentType) {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const schema = strapi.db.getSchemaName();
  const rows = () => (schema ? connection(tableName).withSchema(schema) : connection(tableName));

  function column(field: string): string {
    const attribute = attributes[field];
    if (attribute && 'joinColumn' in attribute && attribute.joinColumn) return attribute.joinColumn.name;
    return attribute && 'columnName' in attribute && attribute.columnName ? attribute.columnName : field;
  }
  const columnsOf = (values: Record<string, Value>) =>
    Object.fromEntries(Object.entries(values).map(([field, value]) => [column(field), value]));

  function entry(values: Record<string, Value>) {
    const now = new Date();
    return columnsOf({
      ...values,
      documentId: makeDocumentId(),
      createdAt: now,
      updatedAt: now,
      // As the document service does for a type without drafts; the admin panel lists by it.
      publishedAt: now,
    });
  }

  return {
    rows,
    column,
    columnsOf,
    /** Inserts one entry. @returns its id, or null when a unique column already holds one of the values */
    async insert(values: Record<string, Value>): Promise<number | null> {
      const [inserted]: { id: number }[] = await rows()
        .insert(entry(values))
        .onConflict()
        .ignore()
        .returning('id');
      return inserted?.id ?? null;
    },
    /** Inserts one entry, or changes the one that holds the same in the unique column `field`, in one statement. */
    async put(field: string, values: Record<string, Value>): Promise<void> {
      await rows()
        .insert(entry(values))
        .onConflict(column(field))
        .merge(columnsOf({ ...values, updatedAt: new Date() }));
    },
    /** Inserts those entries of a list that meet no unique column. @returns what the ones inserted hold in `field` */
    async insertNew(list: Entries, field: string): Promise<Value[]> {
      if (list.length === 0) return [];
      const inserted: { held: Value }[] = await rows()
        .insert(list.map(entry))
        .onConflict()
        .ignore()
        .returning(`${column(field)} as held`);
      return inserted.map(({ held }) => held);
    },
    /** The statement that inserts a list which is not empty, to be run or made part of another. */
    insertion: (list: Entries) => rows().insert(list.map(entry)),
    async insertAll(list: Entries): Promise<void> {
      if (list.length > 0) await rows().insert(list.map(entry));
    },
  };
}

/** Rows of a table, as a query that goes on. */
export type Rows = ReturnType<ReturnType<typeof tableOf>['rows']>;

/**
 * Inserts entries of several types that do not refer to each other: on Postgres in one statement, because every
 * round trip is paid for by each enquiry; SQLite, which has no way to travel, knows no such statement.
 */
export async function insertTogether(
  strapi: Core.Strapi,
  trx: Connection,
  lists: { uid: UID.ContentType; entries: Entries }[],
): Promise<void> {
  const [first, ...others] = lists
    .filter(({ entries }) => entries.length > 0)
    .map(({ uid, entries }) => tableOf(strapi, trx, uid).insertion(entries));
  if (!first) return;
  if (strapi.db.dialect.client === 'sqlite') {
    for (const insertion of [first, ...others]) await insertion;
    return;
  }
  await others.reduce((whole, insertion, index) => whole.with(`other_${index}`, insertion), first);
}
