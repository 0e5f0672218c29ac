import type { Core } from '@strapi/strapi';
import { type Connection, LEAD, tableOf } from '../../../../ledger/ledger-rows';
import { places, type Visit, visits } from '../../../../visits/visit-rows';
import { excludeErased, excludeSynthetic, visibleLeads } from '../desk-leads';
import type { Viewer } from '../viewer';

/**
 * The visits somebody may see, as a query: those of the enquiries they see, and those they show round, whosever enquiry
 * it is. The one place that decides it. What may be spam, and who was erased, comes to nobody.
 */
export function visibleVisits(strapi: Core.Strapi, connection: Connection, viewer: Viewer) {
  const table = visits(strapi, connection);
  const lead = table.column('lead');
  const real = (query: ReturnType<typeof visibleLeads>) =>
    excludeErased(strapi, connection, query).where('suspected', false).select('id');
  const seen = real(visibleLeads(strapi, connection, viewer));
  const query = table.rows();
  if (viewer.everybody || viewer.person === null) return query.whereIn(lead, seen);
  const guided = places(strapi, connection)
    .rows()
    .where({ guide: viewer.person })
    .whereNotNull('visit')
    .select('visit');
  const anybodys = real(excludeSynthetic(tableOf(strapi, connection, LEAD).rows()));
  return query.where((row) =>
    row
      .whereIn(lead, seen)
      .orWhere((theirs) => theirs.whereIn(`${table.tableName}.id`, guided).whereIn(lead, anybodys)),
  );
}

/** One visit that somebody may see; null where there is none. */
export async function visibleVisit(
  strapi: Core.Strapi,
  viewer: Viewer,
  documentId: string,
): Promise<Visit | null> {
  const table = visits(strapi, strapi.db.connection);
  const rows = visibleVisits(strapi, strapi.db.connection, viewer)
    .where(table.columnsOf({ documentId }))
    .select(table.columns);
  return table.read(await rows)[0] ?? null;
}
