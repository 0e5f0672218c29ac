import type { Core } from '@strapi/strapi';
import type { WhatsappCloud, WhatsappConfig } from '../../../config/whatsapp';
import { CONSENT_RECEIPT, DELIVERY_ATTEMPT, tableOf } from '../../ledger/ledger-rows';
import type { Claimed } from '../delivery-rows';
import type { LeadFacts } from '../lead-facts';
import type { Outcome } from '../outcome';
import { askedWait, codeOfFailure, post, reasonOf } from '../post-webhook';
import { visitNewsOf } from '../visit-news';
import { judgeReply, UNKNOWN } from './judge-reply';
import { enquiryMessage, type TemplateMessage, templateRequest } from './template-message';
import { visitMessage } from './visit-message';

// The connection was never made, so that nothing was sent over it.
const NEVER_LEFT: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

const ended = (outcome: 'parked' | 'stopped', reply: string): Outcome => ({ outcome, status: null, reply });

/** Meta repeats a token it cannot read. */
const withoutSecrets = (text: string, { token, appSecret, verifyToken }: WhatsappCloud) =>
  [token, appSecret, verifyToken].reduce((said, secret) => said.replaceAll(secret, '…'), text);

/** Whether somebody took back, after this enquiry, that it may be answered. */
async function isWithdrawn(strapi: Core.Strapi, { contact, createdAt }: LeadFacts): Promise<boolean> {
  if (contact === null) return false;
  const receipts = tableOf(strapi, strapi.db.connection, CONSENT_RECEIPT);
  const withdrawn = await receipts
    .rows()
    .where({ ...receipts.columnsOf({ contact: contact.id }), purpose: 'enquiry', granted: false })
    .where(receipts.column('givenAt'), '>=', createdAt)
    .first('id');
  return withdrawn !== undefined;
}

/**
 * Whether an earlier try may have sent the message: one whose answer did not come, or that ended with its process. The
 * API knows no key by which a second message is the same as the first.
 */
async function mayHaveGone(strapi: Core.Strapi, { id, attempts }: Claimed): Promise<boolean> {
  const table = tableOf(strapi, strapi.db.connection, DELIVERY_ATTEMPT);
  const tries: { reply: string | null }[] = await table
    .rows()
    .where(table.columnsOf({ delivery: id }))
    .select('reply');
  return tries.length < attempts - 1 || tries.some(({ reply }) => reply?.startsWith(UNKNOWN));
}

/** What a delivery says; else why it is not sent. */
async function messageOf(
  strapi: Core.Strapi,
  cloud: WhatsappCloud,
  delivery: Claimed,
  lead: LeadFacts,
): Promise<TemplateMessage | Outcome> {
  if (delivery.occasion !== 'visit') return enquiryMessage(cloud, lead);
  const told = await visitNewsOf(strapi, delivery);
  if (told === null) return ended('stopped', 'Its visit has changed since, or is gone');
  return visitMessage(cloud, lead, told) ?? ended('parked', 'Visits are not told by WhatsApp any more');
}

async function tell(
  cloud: WhatsappCloud,
  message: TemplateMessage,
  to: string,
  id: string,
): Promise<Outcome> {
  try {
    const reply = await post(templateRequest(cloud, message, to, id));
    const outcome = judgeReply(reply);
    const waitMs = outcome.outcome === 'retry' ? askedWait(reply.headers, Date.now()) : undefined;
    return { ...outcome, ...(waitMs ? { waitMs } : {}) };
  } catch (error) {
    const reason = reasonOf(error);
    const neverLeft = NEVER_LEFT.includes(codeOfFailure(error) ?? '');
    return { outcome: 'retry', status: null, reply: neverLeft ? reason : `${UNKNOWN}: ${reason}` };
  }
}

/** Confirms an enquiry, or tells news of a visit, by one message of its approved template. */
export async function sendWhatsapp(
  strapi: Core.Strapi,
  delivery: Claimed,
  lead: LeadFacts,
): Promise<Outcome> {
  const { cloud } = strapi.config.get<WhatsappConfig>('whatsapp');
  if (cloud === null) return ended('parked', 'WhatsApp is not set up any more');
  const { recordKey: record } = delivery;
  if (record !== null) {
    const reply = 'Not sent a second time: WhatsApp has accepted it before';
    return { outcome: 'delivered', status: null, reply, record };
  }
  // Another number since, or none that can be dialled.
  if (lead.internationalNumber === null) return ended('parked', 'There is no number to write to');
  if (await isWithdrawn(strapi, lead)) return ended('stopped', 'Consent was withdrawn');
  const message = await messageOf(strapi, cloud, delivery, lead);
  if ('outcome' in message) return message;
  const twice = await mayHaveGone(strapi, delivery);
  const outcome = await tell(cloud, message, lead.internationalNumber, delivery.messageId);
  return {
    ...outcome,
    reply: withoutSecrets(outcome.reply, cloud),
    ...(twice && outcome.outcome === 'delivered'
      ? { remark: 'An earlier try ended without an answer: they may have the message twice' }
      : {}),
  };
}
