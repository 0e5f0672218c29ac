import type { WhatsappCloud } from '../../../config/whatsapp';
import type { LeadFacts } from '../lead-facts';
import { firstNameOf } from '../mail/mail-content';
import type { HookRequest } from '../presets/preset';

const LONGEST_PARAMETER = 100;

/** What is said in the words of an approved template. */
export type TemplateMessage = {
  template: string;
  /** For its numbered variables, in their order. */
  texts: string[];
  /** For the variable at the end of its button's address, where it has a button. */
  addressEnd?: string;
};

/** Meta refuses a parameter with a line break, a tab or more than four spaces in a row, and an empty one. */
export const asParameter = (text: string | null, otherwise: string, longest = LONGEST_PARAMETER) =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, longest).trim() || otherwise;

/**
 * How a visitor is called. As with the mail, nothing that was typed goes out but a first name that looks like one: the
 * number may be somebody else's.
 */
export const nameIn = (cloud: WhatsappCloud, { name }: Pick<LeadFacts, 'name'>) =>
  asParameter(firstNameOf(name), cloud.noName);

/** What confirms an enquiry: {{1}} a first name, {{2}} the project, {{3}} the reference. */
export const enquiryMessage = (cloud: WhatsappCloud, lead: LeadFacts): TemplateMessage => ({
  template: cloud.template,
  texts: [nameIn(cloud, lead), asParameter(lead.project?.title ?? null, cloud.noProject), lead.reference],
});

const asText = (text: string) => ({ type: 'text', text });

/**
 * A message of an approved template, as Meta is asked for it.
 * @param id of the delivery: Meta names it in whatever it tells of the message
 */
export function templateRequest(
  cloud: WhatsappCloud,
  { template, texts, addressEnd }: TemplateMessage,
  to: string,
  id: string,
): HookRequest {
  const body = { type: 'body', parameters: texts.map(asText) };
  const button = addressEnd
    ? [{ type: 'button', sub_type: 'url', index: '0', parameters: [asText(addressEnd)] }]
    : [];
  return {
    method: 'POST',
    url: `${cloud.url}/${cloud.phoneId}/messages`,
    headers: { authorization: `Bearer ${cloud.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      type: 'template',
      template: { name: template, language: { code: cloud.language }, components: [body, ...button] },
      biz_opaque_callback_data: id,
    }),
  };
}
