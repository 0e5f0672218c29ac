import { chatSaying } from '../../../contracts/company-chat';
import type { EnquiryValues } from '../enquiry';

/**
 * A link that opens the company's chat with the enquiry typed in, for when no form can take it.
 * @param chat the company's `https://wa.me/…` address
 */
export const whatsAppEnquiry = (chat: string, { name, mobile, email, message }: EnquiryValues): string =>
  chatSaying(chat, ['Enquiry from the website', name, mobile, email, ...(message ? ['', message] : [])]);
