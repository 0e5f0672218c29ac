import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import { newDelivery } from '../deliveries/new-delivery';
import type { VisitNews } from '../deliveries/visit-news';
import { type Connection, DELIVERY, tableOf } from '../ledger/ledger-rows';
import type { Visit } from '../visits/visit-rows';

/** The id of the mail that tells news of a visit as it is now. */
export const newsId = ({ documentId, sequence }: Pick<Visit, 'documentId' | 'sequence'>, news: VisitNews) =>
  `visit-${documentId}-${sequence}-${news.replaceAll(' ', '-')}`;

/**
 * Has the visitor told by mail, in the caller's transaction. The mail's id is unique: whoever would tell the same once
 * more, in whichever process, tells nothing.
 */
export async function tellOfVisit(
  strapi: Core.Strapi,
  trx: Connection,
  visit: Visit,
  news: VisitNews,
  now: number,
): Promise<void> {
  const { mailVisitor } = strapi.config.get<LeadConfig>('leads').deliveries;
  if (!mailVisitor || visit.lead === null) return;
  const delivery = newDelivery({
    lead: visit.lead,
    kind: 'mail-visitor',
    target: 'visitor',
    occasion: 'visit',
    at: new Date(now),
    note: news,
    recordKey: visit.documentId,
    messageId: newsId(visit, news),
  });
  await tableOf(strapi, trx, DELIVERY).insertNew([delivery], 'messageId');
}

/** Which of some mails' ids have a mail already. */
export async function toldAmong(strapi: Core.Strapi, ids: string[]): Promise<ReadonlySet<string>> {
  const table = tableOf(strapi, strapi.db.connection, DELIVERY);
  const told: { messageId: string }[] = await table
    .rows()
    .whereIn(table.column('messageId'), ids)
    .select({ messageId: table.column('messageId') });
  return new Set(told.map(({ messageId }) => messageId));
}
