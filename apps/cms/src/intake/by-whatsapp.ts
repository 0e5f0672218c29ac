import type { EnquirySource } from '@sahyara/lead-contract/enquiry-source';
import type { Core } from '@strapi/strapi';
import type { WhatsappConfig } from '../../config/whatsapp';
import { toldOfWhatsapp } from './consent-notice';
import type { Enquiry } from './enquiry';

// The template speaks of an enquiry about homes; an application is acknowledged by mail.
const APPLICATION: EnquirySource = 'career';

/**
 * Whether an enquiry is confirmed by WhatsApp: it is set up, there is a number, and the visitor sent it under a notice
 * that names WhatsApp. What was entered at the desk was agreed to in words that nobody here knows.
 */
export function mayWriteByWhatsapp(
  strapi: Core.Strapi,
  { context, e164, entered, lead }: Pick<Enquiry, 'context' | 'e164' | 'entered' | 'lead'>,
): boolean {
  return (
    strapi.config.get<WhatsappConfig>('whatsapp').cloud !== null &&
    e164 !== null &&
    entered === null &&
    lead.source !== APPLICATION &&
    toldOfWhatsapp(context.consent?.version)
  );
}
