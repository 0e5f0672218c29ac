import { Webhook } from 'standardwebhooks';
import type { WebhookTarget } from '../../../config/delivery-targets';
import type { Message, Preset } from './preset';

type Target = Extract<WebhookTarget, { preset: 'standard' }>;

/** Every message names the person by the same id, so that an erasure needs nothing else. */
function contentsOf(message: Message, now: Date) {
  const { documentId, synthetic, contact, createdAt, ...told } = message.lead;
  const person = contact?.documentId ?? null;
  const timestamp = now.toISOString();
  switch (message.occasion) {
    case 'enquiry':
      return {
        type: 'lead.created',
        timestamp: createdAt.toISOString(),
        data: { ...told, person, enquiries: contact?.enquiries ?? 1 },
      };
    case 'withdrawal': {
      const { reference, email, mobile, internationalNumber } = told;
      const { withdrawn: consents = [] } = message;
      return {
        type: 'consent.withdrawn',
        timestamp,
        data: { person, consents, reference, email, mobile, internationalNumber },
      };
    }
    case 'erasure':
      return { type: 'person.erased', timestamp, data: { person, references: message.references } };
  }
}

/**
 * Our own payload, signed as standardwebhooks.com says (headers, signed content and `whsec_` secrets:
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md). The only receiver that
 * hears of withdrawals, and of erasures without more ado: by the person's id and the references of their enquiries.
 */
export const standard: Preset<Target> = {
  request({ url, secret }, message, now) {
    const body = JSON.stringify(contentsOf(message, now));
    return {
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        'webhook-id': message.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(message.id, now, body),
      },
      body,
    };
  },
  judge: () => null,
  recordIn: () => null,
  erasures: () => [null],
};
