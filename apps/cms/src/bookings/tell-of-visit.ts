import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import { newDelivery } from '../deliveries/new-delivery';
import type { VisitNews } from '../deliveries/visit-news';
import { type Connection, DELIVERY, tableOf } from '../ledger/ledger-rows';
import type { Visit } from '../visits/visit-rows';

/**
 * Has the visitor told by mail, in the caller's transaction. The mail's id is made of the visit, its sequence and the
 * news, and unique: whoever would tell the same once more, in whichever process, tells nothing.
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
    messageId: `visit-${visit.documentId}-${visit.sequence}-${news.replaceAll(' ', '-')}`,
  });
  await tableOf(strapi, trx, DELIVERY).insertNew([delivery], 'messageId');
}
