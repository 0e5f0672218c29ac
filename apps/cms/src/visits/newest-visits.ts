import type { Core } from '@strapi/strapi';
import { type Visit, visits } from './visit-rows';

/** Of each of some enquiries the visit that begins last, by the row id of the enquiry; those without one are left out. */
export async function newestVisits(
  strapi: Core.Strapi,
  leads: readonly number[],
): Promise<ReadonlyMap<number, Visit>> {
  const table = visits(strapi, strapi.db.connection);
  const rows = await table
    .rows()
    .whereIn(table.column('lead'), [...leads])
    .orderBy(table.column('startsAt'))
    .orderBy('id')
    .select(table.columns);
  return new Map(table.read(rows).flatMap((visit) => (visit.lead === null ? [] : [[visit.lead, visit]])));
}
