import { render } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../../config/leads';
import type { MailConfig } from '../../../config/mail';
import { makePrivacyToken } from '../../signed/privacy-token';
import { calendarFile, calendarMethod } from '../../visits/calendar-file';
import { checkInPicture } from '../../visits/check-in-picture';
import { visitEvent } from '../../visits/visit-event';
import type { VisitFacts } from '../../visits/visit-facts';
import type { Claimed } from '../delivery-rows';
import type { LeadFacts } from '../lead-facts';
import type { VisitNews } from '../visit-news';
import type { Mail } from './compose-mail';
import { envelopeOf } from './envelope';
import { senderOf } from './mail-content';
import { CHECK_IN_CODE, showsCode, VisitMail, visitText, wordsOf } from './visit-mail';

/** News with which a calendar changes. */
const IN_CALENDARS: readonly VisitNews[] = ['booked', 'free again', 'moved', 'cancelled'];

/** What a visitor is told of their visit, with a calendar file where their calendar changes by it. */
export async function composeVisitMail(
  strapi: Core.Strapi,
  delivery: Claimed,
  { news, visit, lead }: { news: VisitNews; visit: VisitFacts; lead: LeadFacts },
): Promise<Mail> {
  const mail = strapi.config.get<MailConfig>('mail');
  const { formKeys } = strapi.config.get<LeadConfig>('leads');
  const sender = await senderOf(strapi);
  const privacyLink = `${mail.siteUrl}/privacy/${makePrivacyToken(lead.contact?.documentId ?? '', formKeys)}`;
  const content = { news, visit, lead, sender, siteUrl: mail.siteUrl, privacyLink };
  const event = visitEvent(visit, {
    siteUrl: mail.siteUrl,
    brandName: sender.brandName,
    from: mail.from,
    attendee: lead.email,
    now: Date.now(),
  });
  const code = showsCode(content) ? await checkInPicture(lead.reference) : null;
  return {
    ...envelopeOf(mail, delivery.messageId, sender.brandName),
    to: [{ name: '', address: lead.email }],
    ...(sender.email ? { replyTo: { name: sender.brandName, address: sender.email } } : {}),
    subject: wordsOf(content).subject,
    html: await render(<VisitMail {...content} />),
    text: visitText(content),
    ...(IN_CALENDARS.includes(news)
      ? { icalEvent: { method: calendarMethod(event), filename: 'visit.ics', content: calendarFile(event) } }
      : {}),
    ...(code === null
      ? {}
      : {
          attachments: [
            {
              cid: CHECK_IN_CODE,
              filename: `${lead.reference}.png`,
              contentType: 'image/png',
              contentDisposition: 'inline',
              content: code,
            },
          ],
        }),
  };
}
