import type { EnquiryValues } from '../enquiry';

/**
 * A link that opens the company's chat with the enquiry typed in, for when no form can take it.
 * @param chat the company's `https://wa.me/…` address
 */
export function whatsAppEnquiry(chat: string, { name, mobile, email, message }: EnquiryValues): string {
  const lines = ['Enquiry from the website', name, mobile, email, ...(message ? ['', message] : [])];
  const link = new URL(chat);
  // The chat shows a plus where a form would read a space.
  link.search = new URLSearchParams({ text: lines.join('\n') }).toString().replaceAll('+', '%20');
  return link.href;
}
