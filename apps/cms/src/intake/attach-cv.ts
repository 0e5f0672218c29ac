import { Readable } from 'node:stream';
import { APPLICATION_SOURCE } from '@sahyara/lead-contract/application';
import type { CvFault } from '@sahyara/lead-contract/cv-fault';
import { cvName, judgeCv } from '@sahyara/lead-contract/cv-file';
import type { Core } from '@strapi/strapi';
import { cvFileName } from '../ledger/cv-files';
import { CONTACT, type Connection, LEAD, LEAD_EVENT, tableOf } from '../ledger/ledger-rows';
import { holdRows, lockRows, takeWriteLock } from '../ledger/row-locks';
import { codeOf } from '../logging/error-code';
import { fileStoreOf } from '../media/file-store';

type Cv = { key: string; name: string; content: Buffer };
/**
 * `stored`: now, or earlier. `conflict`: the application has another CV. `unknown`: no application is stored under this key,
 * or its person was erased.
 */
type Attached =
  | { outcome: 'stored' | 'conflict' | 'unknown' | 'unavailable' }
  | { outcome: 'refused'; fault: CvFault };

type LeadRow = { id: number; contact: number | null; file: string | null };

/** The application of a key, as a query. */
function applicationOf(strapi: Core.Strapi, connection: Connection, key: string) {
  const leads = tableOf(strapi, connection, LEAD);
  return leads
    .rows()
    .where(leads.columnsOf({ idempotencyKey: key, source: APPLICATION_SOURCE }))
    .first<LeadRow | undefined>(
      'id',
      `${leads.column('contact')} as contact`,
      `${leads.column('cvFile')} as file`,
    );
}

/** Writes into the lead which file is its CV, unless it has one or nobody is left whose it could be. */
async function enter(strapi: Core.Strapi, { key, name, content }: Cv, file: string) {
  return strapi.db.connection.transaction(async (trx): Promise<Attached> => {
    await takeWriteLock(strapi, trx);
    const found = await applicationOf(strapi, trx, key);
    const contacts = tableOf(strapi, trx, CONTACT);
    // From here on nobody erases them before this is through; who was erased has no key any more.
    if (found) await holdRows(strapi, contacts.rows().where({ id: found.contact }).first('id'));
    const lead = await lockRows(strapi, applicationOf(strapi, trx, key));
    if (!lead) return { outcome: 'unknown' };
    if (lead.file !== null) return { outcome: lead.file === file ? 'stored' : 'conflict' };
    const leads = tableOf(strapi, trx, LEAD);
    await leads
      .rows()
      .where({ id: lead.id })
      .update(
        leads.columnsOf({ cvFile: file, cvName: name, cvBytes: content.length, updatedAt: new Date() }),
      );
    await tableOf(strapi, trx, LEAD_EVENT).insertAll([
      { lead: lead.id, kind: 'CV received', at: new Date(), by: 'visitor', note: null },
    ]);
    return { outcome: 'stored' };
  });
}

async function keep(strapi: Core.Strapi, cv: Cv): Promise<Attached> {
  const judged = await judgeCv(cv.content);
  if (!judged.ok) return { outcome: 'refused', fault: judged.fault };
  const file = cvFileName(cv.key, cv.content, judged.kind);
  const lead = await applicationOf(strapi, strapi.db.connection, cv.key);
  if (!lead) return { outcome: 'unknown' };
  if (lead.file !== null) return { outcome: lead.file === file ? 'stored' : 'conflict' };
  await fileStoreOf(strapi).put(file, Readable.from([cv.content]));
  const entered = await enter(strapi, { ...cv, name: cvName(cv.name, judged.kind) }, file);
  if (entered.outcome !== 'stored') await fileStoreOf(strapi).delete(file);
  return entered;
}

/**
 * Keeps the CV of an application that is stored already, on the private side of the file store. The same file may come
 * again; what is left of one whose lead could not be changed is cleared away by night. Never throws; `stored` is said
 * only after the commit.
 */
export async function attachCv(strapi: Core.Strapi, cv: Cv): Promise<Attached> {
  try {
    return await keep(strapi, cv);
  } catch (error) {
    // Its message may quote the lead.
    strapi.log.error(`A CV could not be kept: ${codeOf(error)}`);
    return { outcome: 'unavailable' };
  }
}
