import type { Core } from '@strapi/strapi';
import type { WhatsappCloud, WhatsappConfig } from '../../../config/whatsapp';
import { CONSENT_RECEIPT, DELIVERY_ATTEMPT, tableOf } from '../../ledger/ledger-rows';
import type { Claimed } from '../delivery-rows';
import type { LeadFacts } from '../lead-facts';
import type { Outcome } from '../outcome';
import { askedWait, codeOfFailure, post, reasonOf } from '../post-webhook';
import { judgeReply, UNKNOWN } from './judge-reply';
import { templateRequest } from './template-message';

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

async function tell(cloud: WhatsappCloud, delivery: Claimed, lead: LeadFacts, to: string): Promise<Outcome> {
  try {
    const reply = await post(templateRequest(cloud, lead, to, delivery.messageId));
    const outcome = judgeReply(reply);
    const waitMs = outcome.outcome === 'retry' ? askedWait(reply.headers, Date.now()) : undefined;
    return { ...outcome, ...(waitMs ? { waitMs } : {}) };
  } catch (error) {
    const reason = reasonOf(error);
    const neverLeft = NEVER_LEFT.includes(codeOfFailure(error) ?? '');
    return { outcome: 'retry', status: null, reply: neverLeft ? reason : `${UNKNOWN}: ${reason}` };
  }
}

/** Confirms an enquiry by one message of the approved template. */
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
  const twice = await mayHaveGone(strapi, delivery);
  const outcome = await tell(cloud, delivery, lead, lead.internationalNumber);
  return {
    ...outcome,
    reply: withoutSecrets(outcome.reply, cloud),
    ...(twice && outcome.outcome === 'delivered'
      ? { remark: 'An earlier try ended without an answer: they may have the message twice' }
      : {}),
  };
}
