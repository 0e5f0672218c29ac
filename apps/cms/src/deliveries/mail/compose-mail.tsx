import { render } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../../config/leads';
import type { MailConfig } from '../../../config/mail';
import { makePrivacyToken } from '../../signed/privacy-token';
import type { Claimed } from '../delivery-rows';
import { enquiriesOf, type LeadFacts, leadFacts } from '../lead-facts';
import { deskAddresses } from '../route-leads';
import { AlarmMail } from './alarm-mail';
import { DeskMail, deskText } from './desk-mail';
import {
  EditorsMail,
  type EditorsMailContent,
  editorsText,
  OF_A_SCHEDULE,
  OF_GIVEN,
  OF_REGISTRATIONS,
  OF_THE_DESK,
} from './editors-mail';
import { envelopeOf } from './envelope';
import { ErasureMail, erasureText } from './erasure-mail';
import { mailWords, senderOf } from './mail-content';
import { asText } from './mail-text';
import { OwnerMail, ownerText } from './owner-mail';
import { blanksOf, said, VisitorMail, visitorText } from './visitor-mail';

type Address = { name: string; address: string };
/** A mail ready to go. */
export type Mail = {
  from: Address;
  to: (Address | string)[];
  replyTo?: Address;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
  /** Goes into the reader's calendar. */
  icalEvent?: { method: string; filename: string; content: string };
  /** Pictures of the mail itself: nothing is loaded from anywhere. */
  attachments?: {
    cid: string;
    filename: string;
    contentType: string;
    contentDisposition: 'inline';
    content: Buffer;
  }[];
};

const COLLECTIONS = '/admin/content-manager/collection-types';
// Not the content manager, which opens no enquiry for sales people.
const LEAD_PANEL = '/admin/lead-desk';
const DELIVERY_PANEL = `${COLLECTIONS}/api::delivery.delivery`;
const panelOf = (strapi: Core.Strapi, path: string) => `${strapi.config.get<string>('server.url')}${path}`;

/** Whom the desk's mail about a lead goes to. */
function deskOf(strapi: Core.Strapi, { project, source }: LeadFacts, otherwise: string): string[] {
  const { desk } = strapi.config.get<LeadConfig>('leads').deliveries;
  const routed = { project: project?.url ?? null, category: project?.category ?? null, source };
  return deskAddresses(desk, routed, otherwise);
}

/** The mail to the desk. */
export async function composeDeskMail(
  strapi: Core.Strapi,
  delivery: Claimed,
  lead: LeadFacts,
): Promise<Mail> {
  const sender = await senderOf(strapi);
  const { from } = strapi.config.get<MailConfig>('mail');
  const withdrawn = delivery.occasion === 'withdrawal';
  const panelLink = panelOf(strapi, `${LEAD_PANEL}/${lead.documentId}`);
  const content = { brandName: sender.brandName, lead, panelLink, withdrawn };
  const subject = withdrawn
    ? `Do not contact: ${lead.name}, ${lead.reference}`
    : [lead.name, lead.project?.title, lead.reference].filter(Boolean).join(' · ');
  return {
    ...envelopeOf(strapi.config.get<MailConfig>('mail'), delivery.messageId, sender.brandName),
    to: deskOf(strapi, lead, sender.email ?? from),
    ...(withdrawn || !lead.email ? {} : { replyTo: { name: lead.name, address: lead.email } }),
    subject,
    html: await render(<DeskMail {...content} />),
    text: deskText(content),
  };
}

/** The mail to whom a lead was given. */
export async function composeOwnerMail(
  strapi: Core.Strapi,
  delivery: Claimed,
  lead: LeadFacts,
  to: string,
): Promise<Mail> {
  const { brandName } = await senderOf(strapi);
  const deskLink = panelOf(strapi, `${LEAD_PANEL}/${lead.documentId}`);
  const content = { brandName, lead, deskLink };
  return {
    ...envelopeOf(strapi.config.get<MailConfig>('mail'), delivery.messageId, brandName),
    to: [to],
    subject: ['Yours now', lead.reference, lead.project?.title].filter(Boolean).join(' · '),
    html: await render(<OwnerMail {...content} />),
    text: ownerText(content),
  };
}

/** Tells every desk that had a mail of this person to delete it, and what else must be erased by hand. */
export async function composeErasureMail(
  strapi: Core.Strapi,
  delivery: Claimed,
  lead: LeadFacts,
): Promise<Mail> {
  const sender = await senderOf(strapi);
  const { from } = strapi.config.get<MailConfig>('mail');
  const to = new Set<string>();
  const references: string[] = [];
  for (const { id, reference } of await enquiriesOf(strapi, lead.contact?.id ?? null)) {
    references.push(reference);
    const facts = await leadFacts(strapi, id);
    for (const address of facts ? deskOf(strapi, facts, sender.email ?? from) : []) to.add(address);
  }
  const panelLink = panelOf(strapi, `${LEAD_PANEL}/${lead.documentId}`);
  const content = { brandName: sender.brandName, references, byHand: delivery.note, panelLink };
  return {
    ...envelopeOf(strapi.config.get<MailConfig>('mail'), delivery.messageId, sender.brandName),
    to: [...to],
    subject: `Erase: ${references.at(-1)}`,
    html: await render(<ErasureMail {...content} />),
    text: erasureText(content),
  };
}

/** The acknowledgement to the visitor. */
export async function composeVisitorMail(
  strapi: Core.Strapi,
  delivery: Claimed,
  lead: LeadFacts,
): Promise<Mail> {
  const [sender, words] = [await senderOf(strapi), await mailWords(strapi)];
  const { formKeys } = strapi.config.get<LeadConfig>('leads');
  const { siteUrl } = strapi.config.get<MailConfig>('mail');
  const privacyLink = `${siteUrl}/privacy/${makePrivacyToken(lead.contact?.documentId ?? '', formKeys)}`;
  const { headers, ...envelope } = envelopeOf(
    strapi.config.get<MailConfig>('mail'),
    delivery.messageId,
    sender.brandName,
  );
  const content = { sender, words, lead, privacyLink };
  return {
    ...envelope,
    headers: { ...headers, 'List-Unsubscribe': `<${privacyLink}>` },
    to: [{ name: '', address: lead.email }],
    ...(sender.email ? { replyTo: { name: sender.brandName, address: sender.email } } : {}),
    subject: said(words.subject, blanksOf(content)),
    html: await render(<VisitorMail {...content} />),
    text: visitorText(content),
  };
}

/** What comes of content by itself, to its editors. */
export async function composeEditorsMail(
  strapi: Core.Strapi,
  delivery: Claimed,
  to: string[],
): Promise<Mail> {
  const { brandName } = await senderOf(strapi);
  const [heading = '', ...paragraphs] = delivery.note?.split('\n') ?? [];
  const panelLink = panelOf(strapi, `${COLLECTIONS}/${delivery.recordKey}`);
  return editorsMail(strapi, delivery, to, {
    brandName,
    heading,
    paragraphs,
    panelLink,
    ...OF_REGISTRATIONS,
  });
}

/** What did not happen at its time, to who had set it. */
export async function composeScheduleMail(
  strapi: Core.Strapi,
  delivery: Claimed,
  to: string[],
): Promise<Mail> {
  const { brandName } = await senderOf(strapi);
  const [heading = '', ...paragraphs] = delivery.note?.split('\n') ?? [];
  const panelLink = panelOf(strapi, `/admin/content-manager/${delivery.recordKey}`);
  return editorsMail(strapi, delivery, to, { brandName, heading, paragraphs, panelLink, ...OF_A_SCHEDULE });
}

/** What the desk says by the clock, or of what was given at once, to one colleague. */
export async function composeColleagueMail(
  strapi: Core.Strapi,
  delivery: Claimed,
  to: string,
): Promise<Mail> {
  const { brandName } = await senderOf(strapi);
  const [heading = '', ...paragraphs] = delivery.note?.split('\n') ?? [];
  const panelLink = panelOf(strapi, `/admin${delivery.recordKey ?? '/lead-desk'}`);
  const words = delivery.occasion === 'enquiry' ? OF_GIVEN : OF_THE_DESK;
  return editorsMail(strapi, delivery, [to], { brandName, heading, paragraphs, panelLink, ...words });
}

async function editorsMail(
  strapi: Core.Strapi,
  delivery: Claimed,
  to: string[],
  content: EditorsMailContent,
): Promise<Mail> {
  const { brandName, heading } = content;
  return {
    ...envelopeOf(strapi.config.get<MailConfig>('mail'), delivery.messageId, brandName),
    to,
    subject: heading,
    html: await render(<EditorsMail {...content} />),
    text: editorsText(content),
  };
}

/** An alarm to those who run the system. */
export async function composeAlarmMail(strapi: Core.Strapi, delivery: Claimed, to: string): Promise<Mail> {
  const { brandName } = await senderOf(strapi);
  const note = delivery.note ?? '';
  const panelLink = panelOf(strapi, DELIVERY_PANEL);
  return {
    ...envelopeOf(strapi.config.get<MailConfig>('mail'), delivery.messageId, brandName),
    to: [to],
    subject: `Alarm: ${note.split(':')[0]}`,
    html: await render(<AlarmMail brandName={brandName} note={note} panelLink={panelLink} />),
    text: asText([note, panelLink]),
  };
}
