import type { EnquirySource } from '@sahyara/lead-contract/enquiry-source';
import type { Core } from '@strapi/strapi';
import type { WhatsappConfig } from '../../../config/whatsapp';
import { toldOfWhatsapp } from '../../ledger/consent-notice';
import { CONSENT_RECEIPT, type Connection, LEAD, tableOf } from '../../ledger/ledger-rows';
import type { VisitNews } from '../visit-news';
import { templateOf } from './visit-message';

// The templates speak of an enquiry about homes; an application is acknowledged by mail.
const APPLICATION: EnquirySource = 'career';

type Sent = {
  number: string | null;
  source: string;
  isEntered: boolean;
  /** Of the notice it was sent under. */
  version: string | undefined;
};

/**
 * Whether an enquiry is confirmed by WhatsApp: it is set up, there is a number, and the visitor sent it under a notice
 * that names WhatsApp. What was entered at the desk was agreed to in words that nobody here knows.
 */
export const mayConfirmByWhatsapp = (
  strapi: Core.Strapi,
  { number, source, isEntered, version }: Sent,
): boolean =>
  strapi.config.get<WhatsappConfig>('whatsapp').cloud !== null &&
  number !== null &&
  !isEntered &&
  source !== APPLICATION &&
  toldOfWhatsapp(version);

/**
 * Whether news of a visit is told by WhatsApp too: it has a template, and its enquiry is one that may be confirmed so, by
 * the receipt that was kept of its notice.
 * @param lead row id of the enquiry
 */
export async function mayTellByWhatsapp(
  strapi: Core.Strapi,
  trx: Connection,
  lead: number,
  news: VisitNews,
): Promise<boolean> {
  const { cloud } = strapi.config.get<WhatsappConfig>('whatsapp');
  if (cloud === null || templateOf(cloud, news) === null) return false;
  const leads = tableOf(strapi, trx, LEAD);
  const reachable = await leads
    .rows()
    .where({ id: lead, synthetic: false })
    .whereNot({ source: APPLICATION })
    .whereNotNull(leads.column('internationalNumber'))
    .first('id');
  if (reachable === undefined) return false;
  const receipts = tableOf(strapi, trx, CONSENT_RECEIPT);
  // Whoever was entered at the desk has none with a version.
  const notices: { version: string | null }[] = await receipts
    .rows()
    .where({ ...receipts.columnsOf({ lead }), purpose: 'enquiry', granted: true })
    .select({ version: receipts.column('wordingVersion') });
  return notices.some(({ version }) => toldOfWhatsapp(version ?? undefined));
}
