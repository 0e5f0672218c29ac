import type { Core } from '@strapi/strapi';
import type { MailConfig } from '../../config/mail';
import { messageIdsIn, removeMail } from '../deliveries/mail/outbox';
import { CONTACT, DELIVERY, LEAD, tableOf } from '../ledger/ledger-rows';

const AT_ONCE = 200;

/**
 * Deletes the mails about erased people from this machine's outbox folder. By what lies there, not by who was just
 * erased: every instance has a folder of its own, and a mail may have been on its way when its person was erased.
 * @returns how many there were
 */
export async function clearOutbox(strapi: Core.Strapi): Promise<number> {
  const { outboxFolder } = strapi.config.get<MailConfig>('mail');
  const connection = strapi.db.connection;
  const contacts = tableOf(strapi, connection, CONTACT);
  const leads = tableOf(strapi, connection, LEAD);
  const deliveries = tableOf(strapi, connection, DELIVERY);
  const erased = contacts.rows().whereNotNull(contacts.column('maskedAt')).select('id');
  const theirs = leads.rows().whereIn(leads.column('contact'), erased).select('id');
  const there = await messageIdsIn(outboxFolder);
  let removed = 0;
  for (let start = 0; start < there.length; start += AT_ONCE) {
    const found: { messageId: string }[] = await deliveries
      .rows()
      .whereIn(deliveries.column('messageId'), there.slice(start, start + AT_ONCE))
      .whereIn(deliveries.column('lead'), theirs.clone())
      // What tells the desk of the erasure names nobody.
      .whereNot({ occasion: 'erasure' })
      .select(`${deliveries.column('messageId')} as messageId`);
    for (const { messageId } of found) await removeMail(outboxFolder, messageId);
    removed += found.length;
  }
  return removed;
}
