import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../india-time';
import { isCvFile } from '../ledger/cv-files';
import { type Connection, LEAD, tableOf } from '../ledger/ledger-rows';
import { fileStoreOf } from '../media/file-store';

/** The stored CVs of the leads of some contacts. */
export async function cvsOf(strapi: Core.Strapi, trx: Connection, contacts: number[]): Promise<string[]> {
  const leads = tableOf(strapi, trx, LEAD);
  const rows: { file: string }[] = await leads
    .rows()
    .whereIn(leads.column('contact'), contacts)
    .whereNotNull(leads.column('cvFile'))
    .select(`${leads.column('cvFile')} as file`);
  return rows.map(({ file }) => file);
}

/**
 * Deletes CVs that no lead names: of a lead deleted in the panel, of an upload that ended halfway. What came within a
 * day is left alone, its lead may be about to name it.
 * @returns how many went
 */
export async function clearLostCvs(strapi: Core.Strapi, now: Date): Promise<number> {
  const store = fileStoreOf(strapi);
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  let cleared = 0;
  for (const name of await store.names('private')) {
    if (!isCvFile(name)) continue;
    const facts = await store.facts('private', name);
    if (!facts?.modified || now.getTime() - facts.modified.getTime() < DAY_MS) continue;
    if (
      await leads
        .rows()
        .where(leads.columnsOf({ cvFile: name }))
        .first('id')
    )
      continue;
    await store.delete(name);
    cleared += 1;
  }
  return cleared;
}
