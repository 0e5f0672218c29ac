import { expect } from 'vitest';
import type { RunningCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { type LeadFields, postLead, referenceOf } from '../../../testing/leads.ts';
import { siteProof } from '../../../testing/signatures.ts';

/** Posts leads to a CMS and reads what its ledger holds of them. */
export function ledgerOf(cms: Pick<RunningCms, 'url' | 'database' | 'env'>) {
  const read = (sql: string, ...values: (string | number)[]) => query(cms.database, sql, ...values);
  const leadOf = async (reference: string) => {
    const [row] = await read('select * from website_leads where reference = ?', reference);
    expect(row, reference).toBeDefined();
    return row ?? {};
  };
  const accept = async (lead: LeadFields, headers: Record<string, string> = {}) => {
    const response = await postLead(cms, lead, headers);
    expect(response.status).toBe(200);
    return referenceOf(response);
  };
  const siteToken = siteProof(cms);
  return {
    read,
    leadOf,
    /** @returns the reference it was given */
    accept,
    /** @returns the row of an accepted lead */
    stored: async (lead: LeadFields, headers: Record<string, string> = {}) =>
      leadOf(await accept(lead, headers)),
    siteToken,
    /** Headers of the site's own server, which names a visitor's address. */
    from: (address: string) => ({ 'x-site-token': siteToken, 'x-visitor-address': address }),
  };
}
