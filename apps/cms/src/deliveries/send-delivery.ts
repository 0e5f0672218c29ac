import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import type { MailConfig } from '../../config/mail';
import type { Claimed } from './delivery-rows';
import { enquiriesOf, type LeadFacts, leadFacts } from './lead-facts';
import { makeMailer } from './mail/mailer';
import type { Outcome } from './outcome';
import { postWebhook } from './post-webhook';
import type { Message } from './presets/preset';
import { accountToTell } from './tell-account';
import { sendToColleague } from './tell-colleague';
import { editorsToTell } from './tell-editors';
import { ownerAddress } from './tell-owner';
import { visitNewsOf } from './visit-news';
import { sendWhatsapp } from './whatsapp/send-whatsapp';
import type { Send } from './worker';

// Loaded with the first mail: React and what draws mails are a tenth of the CMS's start.
const mails = () => import('./mail/compose-mail');
const visitMails = () => import('./mail/compose-visit-mail');

const parked = (reply: string): Outcome => ({ outcome: 'parked', status: null, reply });

async function messageOf(strapi: Core.Strapi, delivery: Claimed, lead: LeadFacts): Promise<Message> {
  const { messageId: id, recordKey } = delivery;
  switch (delivery.occasion) {
    case 'withdrawal':
      return { id, lead, occasion: 'withdrawal', withdrawn: delivery.note?.split(' ') ?? [] };
    case 'erasure': {
      const references = (await enquiriesOf(strapi, lead.contact?.id ?? null)).map((one) => one.reference);
      return { id, lead, occasion: 'erasure', references, recordKey };
    }
    default:
      return { id, lead, occasion: 'enquiry' };
  }
}

/** Sends one delivery the way its kind goes. */
export function makeSend(strapi: Core.Strapi): Send {
  const mail = strapi.config.get<MailConfig>('mail');
  const mailer = makeMailer(mail);

  return async function send(delivery: Claimed) {
    if (delivery.occasion === 'registration') {
      const to = await editorsToTell(strapi);
      if (to.length === 0) return parked('Nobody is set to be told of registrations any more');
      return mailer.send(await (await mails()).composeEditorsMail(strapi, delivery, to));
    }
    if (delivery.occasion === 'schedule') {
      const to = await accountToTell(strapi, delivery.target);
      if (to.length === 0) return parked('Their account is gone, and nobody else is set to be told');
      return mailer.send(await (await mails()).composeScheduleMail(strapi, delivery, to));
    }
    if (delivery.kind === 'alarm') {
      if (mail.alarmTo === null) return parked('ALARM_MAIL is not set any more');
      return mailer.send(await (await mails()).composeAlarmMail(strapi, delivery, mail.alarmTo));
    }
    if (delivery.kind === 'mail-colleague' || delivery.kind === 'push') {
      return sendToColleague(strapi, delivery, mailer);
    }
    const lead = delivery.lead === null ? null : await leadFacts(strapi, delivery.lead);
    if (!lead) return parked('Its lead is gone');
    // Claimed before they were, or it would tell of "Erased" as of somebody who enquired.
    if (lead.contact?.erased && delivery.occasion !== 'erasure') return parked('The person was erased');
    switch (delivery.kind) {
      case 'mail-desk':
        if (lead.synthetic) return mailer.check();
        if (delivery.occasion === 'erasure') {
          return mailer.send(await (await mails()).composeErasureMail(strapi, delivery, lead));
        }
        return mailer.send(await (await mails()).composeDeskMail(strapi, delivery, lead));
      case 'mail-owner': {
        const to = await ownerAddress(strapi, delivery.lead, delivery.recordKey);
        if (to === null) return parked('It belongs to somebody else by now, or the account is closed');
        const sent = await mailer.send(await (await mails()).composeOwnerMail(strapi, delivery, lead, to));
        // Sent again, it has to know whom it is for.
        return { ...sent, record: delivery.recordKey };
      }
      case 'mail-visitor':
        if (delivery.occasion === 'visit') {
          const told = await visitNewsOf(strapi, delivery);
          if (told === null) return parked('Its visit has changed since, or is gone');
          const mail = await (await visitMails()).composeVisitMail(strapi, delivery, { ...told, lead });
          return mailer.send(mail);
        }
        return mailer.send(await (await mails()).composeVisitorMail(strapi, delivery, lead));
      case 'whatsapp-visitor':
        return sendWhatsapp(strapi, delivery, lead);
      default: {
        const { webhooks } = strapi.config.get<LeadConfig>('leads').deliveries;
        const target = webhooks.find(({ name }) => name === delivery.target);
        if (!target) return parked('No target of this name is configured any more');
        return postWebhook(target, await messageOf(strapi, delivery, lead));
      }
    }
  };
}
