import type { Core } from '@strapi/strapi';
import type { PushConfig } from '../../config/push';
import { type Connection, DELIVERY, tableOf } from '../ledger/ledger-rows';
import type { Claimed } from './delivery-rows';
import { leadFacts } from './lead-facts';
import { newDelivery } from './new-delivery';
import type { Outcome } from './outcome';
import { forgetSubscription, subscriptionOf, subscriptionsOf } from './push/push-subscriptions';
import { sendPush } from './push/send-push';

type Ringing = {
  account: number;
  lead: number | null;
  occasion: 'enquiry' | 'escalation' | 'follow-up' | 'day' | 'message';
  /** What makes two of them one; each browser has its own. */
  id: string;
  /** Shown on a locked screen: reference and project, nothing of the person. */
  subject: string;
  place: string;
  at: Date;
};

/** `phone 7 of account 12`: whose browser, and which. */
const PHONE = /^phone (\d+) of account (\d+)$/;

/** Has every browser of a colleague rung, as part of the caller's transaction. Call `announceDeliveries` after it. */
export async function tellPhones(strapi: Core.Strapi, trx: Connection, ringing: Ringing): Promise<void> {
  if (strapi.config.get<PushConfig>('push').vapid === null) return;
  const { account, lead, occasion, id, subject, place, at } = ringing;
  for (const phone of await subscriptionsOf(strapi, trx, account)) {
    await tableOf(strapi, trx, DELIVERY).insert(
      newDelivery({
        lead,
        kind: 'push',
        target: `phone ${phone.id} of account ${account}`,
        occasion,
        note: subject,
        recordKey: place,
        at,
        messageId: `${id}-${phone.id}`,
      }),
    );
  }
}

/** Rings one browser; one that will never ring again is forgotten. */
export async function ringPhone(strapi: Core.Strapi, delivery: Claimed): Promise<Outcome> {
  const [, phone, account] = PHONE.exec(delivery.target) ?? [];
  const subscription = phone ? await subscriptionOf(strapi, Number(account), Number(phone)) : null;
  if (!subscription) return { outcome: 'stopped', status: null, reply: 'This browser is rung no more' };
  const [title = '', ...details] = (delivery.note ?? '').split(' · ');
  // Whoever gives an enquiry holds its row, and may not ask the content for its project meanwhile.
  const facts =
    delivery.occasion === 'enquiry' && delivery.lead !== null ? await leadFacts(strapi, delivery.lead) : null;
  if (facts?.project) details.push(facts.project.title);
  const path = `/admin${delivery.recordKey ?? '/lead-desk'}`;
  const { gone, ...sent } = await sendPush(strapi.config.get<PushConfig>('push'), subscription, {
    title,
    body: details.join(' · '),
    path,
    // A phone shows the newest of what is said of one enquiry.
    tag: path,
  });
  if (gone) await forgetSubscription(strapi, subscription.id);
  return { ...sent, record: delivery.recordKey };
}
