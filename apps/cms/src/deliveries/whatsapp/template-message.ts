import type { WhatsappCloud } from '../../../config/whatsapp';
import type { LeadFacts } from '../lead-facts';
import { firstNameOf } from '../mail/mail-content';
import type { HookRequest } from '../presets/preset';

const LONGEST_PARAMETER = 100;

/** Meta refuses a parameter with a line break, a tab or more than four spaces in a row, and an empty one. */
const asParameter = (text: string | null, otherwise: string) =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_PARAMETER).trim() || otherwise;

/**
 * The one message that confirms an enquiry: {{1}} a first name, {{2}} the project, {{3}} the reference. As with the mail,
 * nothing that was typed goes out but a first name that looks like one: the number may be somebody else's.
 * @param id of the delivery: Meta names it in whatever it tells of the message
 */
export function templateRequest(cloud: WhatsappCloud, lead: LeadFacts, to: string, id: string): HookRequest {
  const texts = [
    asParameter(firstNameOf(lead.name), cloud.noName),
    asParameter(lead.project?.title ?? null, cloud.noProject),
    lead.reference,
  ];
  return {
    method: 'POST',
    url: `${cloud.url}/${cloud.phoneId}/messages`,
    headers: { authorization: `Bearer ${cloud.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      type: 'template',
      template: {
        name: cloud.template,
        language: { code: cloud.language },
        components: [{ type: 'body', parameters: texts.map((text) => ({ type: 'text', text })) }],
      },
      biz_opaque_callback_data: id,
    }),
  };
}
