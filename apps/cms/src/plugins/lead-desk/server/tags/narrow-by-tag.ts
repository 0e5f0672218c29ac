import type { Core } from '@strapi/strapi';
import { type Connection, LEAD_TAG, type Rows, TAG, tableOf } from '../../../../ledger/ledger-rows';
import { UNTAGGED } from '../../tag-rules';

/** Leaves of a list the enquiries that carry a tag, by its document id, or those that carry none. */
export function narrowByTag(strapi: Core.Strapi, connection: Connection, query: Rows, tag: string): void {
  const [carried, tags] = [tableOf(strapi, connection, LEAD_TAG), tableOf(strapi, connection, TAG)];
  const lead = carried.column('lead');
  const leads = carried.rows().whereNotNull(lead).select(lead);
  if (tag === UNTAGGED) return void query.whereNotIn('id', leads);
  const wanted = tags
    .rows()
    .where(tags.columnsOf({ documentId: tag }))
    .select('id');
  query.whereIn('id', leads.whereIn(carried.column('tag'), wanted));
}
