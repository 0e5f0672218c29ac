import type { Core } from '@strapi/strapi';
import { type Connection, LEAD, tableOf } from '../ledger/ledger-rows';
import { holdRows, lockRows } from '../ledger/row-locks';
import { type Visit, visits } from '../visits/visit-rows';

/**
 * Takes a visit for this transaction: nobody else changes it until it ends. Its enquiry is taken first, then the visit,
 * and guides and places after both, by everybody: two who meet wait for each other, and never in a circle.
 * @param id row id
 * @param changes whether the enquiry is changed too, or only gets lines of its history
 */
export async function lockVisit(
  strapi: Core.Strapi,
  trx: Connection,
  id: number,
  { changes = false }: { changes?: boolean } = {},
): Promise<Visit | null> {
  const table = visits(strapi, trx);
  const known: { lead: number | null } | undefined = await table
    .rows()
    .where({ id })
    .first({ lead: table.column('lead') });
  if (!known) return null;
  const lead = tableOf(strapi, trx, LEAD)
    .rows()
    .where({ id: known.lead ?? 0 })
    .select('id');
  await (changes ? lockRows(strapi, lead) : holdRows(strapi, lead));
  const rows = table.rows().where({ id }).select(table.columns);
  return table.read(await lockRows(strapi, rows))[0] ?? null;
}
