import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import { newDelivery } from '../deliveries/new-delivery';
import { WHATSAPP } from '../deliveries/targets-of-lead';
import { newsId, type VisitNews } from '../deliveries/visit-news';
import { mayTellByWhatsapp } from '../deliveries/whatsapp/may-write';
import { type Connection, DELIVERY, tableOf } from '../ledger/ledger-rows';
import type { Visit } from '../visits/visit-rows';

/**
 * Has the visitor told by mail, and by WhatsApp where that is set up and they may be, in the caller's transaction. The
 * ids are unique: whoever would tell the same once more, in whichever process, tells nothing.
 */
export async function tellOfVisit(
  strapi: Core.Strapi,
  trx: Connection,
  visit: Visit,
  news: VisitNews,
  now: number,
): Promise<void> {
  const { lead } = visit;
  if (lead === null) return;
  const { mailVisitor } = strapi.config.get<LeadConfig>('leads').deliveries;
  const told = { lead, occasion: 'visit', at: new Date(now) } as const;
  const byMail = newDelivery({
    ...told,
    kind: 'mail-visitor',
    target: 'visitor',
    note: news,
    messageId: newsId(visit, news, 'mail'),
  });
  const byWhatsapp = newDelivery({
    ...told,
    kind: 'whatsapp-visitor',
    target: WHATSAPP,
    messageId: newsId(visit, news, 'whatsapp'),
  });
  const isWritten = await mayTellByWhatsapp(strapi, trx, lead, news);
  await tableOf(strapi, trx, DELIVERY).insertNew(
    [...(mailVisitor ? [byMail] : []), ...(isWritten ? [byWhatsapp] : [])],
    'messageId',
  );
}

/** Which news of some visits were told, by whichever way, or are about to be. @param ids of them, by each way */
export async function toldAmong(strapi: Core.Strapi, ids: string[]): Promise<ReadonlySet<string>> {
  const table = tableOf(strapi, strapi.db.connection, DELIVERY);
  const told: { messageId: string }[] = await table
    .rows()
    .whereIn(table.column('messageId'), ids)
    .select({ messageId: table.column('messageId') });
  return new Set(told.map(({ messageId }) => messageId));
}
