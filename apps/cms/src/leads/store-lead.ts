import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Lead } from './lead-rules';

const LEAD = 'api::website-lead.website-lead';
const DOCUMENT_ID_LENGTH = 24;
// The forms give up after 15 s: a hanging database must be told to the visitor before.
const DEADLINE_MS = 12_000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

// The shape of Strapi's own document ids: a letter, then letters and digits.
function makeDocumentId(): string {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  let id = pick(LETTERS);
  while (id.length < DOCUMENT_ID_LENGTH) id += pick(`${LETTERS}0123456789`);
  return id;
}

/**
 * Stores a lead; when this resolves, the commit has truly happened.
 * Not by Strapi's document service: it awaits knex's `trx.commit()`, which resolves even when COMMIT failed,
 * so a full disk would make it thank for leads it lost. Only the callback form tells the truth.
 * @throws the database's error, which may quote the lead: log its code, never its message
 */
export async function storeLead(strapi: Core.Strapi, lead: Lead): Promise<void> {
  const { tableName, attributes } = strapi.db.metadata.get(LEAD);
  const now = new Date();
  const values = {
    ...lead,
    message: lead.message || null,
    documentId: makeDocumentId(),
    createdAt: now,
    updatedAt: now,
    // As the document service does for a type without drafts; the admin panel lists by it.
    publishedAt: now,
  };
  const row = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const attribute = attributes[name];
      const column = attribute && 'columnName' in attribute ? attribute.columnName : undefined;
      return [column ?? name, value];
    }),
  );
  const schema = strapi.db.getSchemaName();
  const storing = strapi.db.connection.transaction(async (trx) => {
    const table = schema ? trx(tableName).withSchema(schema) : trx(tableName);
    await table.insert(row);
    return 'stored' as const;
  });
  const waiting = new AbortController();
  const late = sleep(DEADLINE_MS, 'late' as const, { signal: waiting.signal, ref: false });
  try {
    // Called late, a lead may still be stored: one too many is better than one lost.
    if ((await Promise.race([storing, late])) === 'late') throw new Error('The database does not answer');
  } finally {
    waiting.abort();
  }
}
