import { officeHoursWords } from '@sahyara/lead-contract/opening-hours';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { MailConfig } from '../../../config/mail';
import { headOfficeHours } from '../../head-office-hours';

const optional = z
  .string()
  .nullish()
  .transform((value) => value || null);
const words = z.object({
  subject: z.string().min(1),
  heading: z.string().min(1),
  text: z.string().min(1),
  closing: optional,
});

/** Who writes: the brand and how to reach it, as the CMS has it. */
export type Sender = {
  brandName: string;
  email: string | null;
  phone: string | null;
  whatsappNumber: string | null;
  headOfficeAddress: string | null;
  /** When somebody answers, in words that go on a sentence. */
  hours: string;
};
/** What marketing says to a visitor, blanks not yet filled in. */
export type MailWords = z.infer<typeof words>;

/** The brand, from the CMS alone; before it has one, the host of the site stands for it. */
export async function senderOf(strapi: Core.Strapi): Promise<Sender> {
  const site = await strapi.documents('api::site.site').findFirst({ status: 'published' });
  const { siteUrl } = strapi.config.get<MailConfig>('mail');
  return {
    brandName: site?.brandName || new URL(siteUrl).hostname,
    email: site?.email || null,
    phone: site?.phone || null,
    whatsappNumber: site?.whatsappNumber || null,
    headOfficeAddress: site?.headOfficeAddress || null,
    hours: officeHoursWords(await headOfficeHours(strapi)),
  };
}

/** The words of the acknowledgement: as published, else as the content type starts with. */
export async function mailWords(strapi: Core.Strapi): Promise<MailWords> {
  const uid = 'api::lead-mail.lead-mail';
  const published = words.safeParse(await strapi.documents(uid).findFirst({ status: 'published' }));
  if (published.success) return published.data;
  const { attributes } = strapi.contentType(uid);
  const defaults = Object.entries(attributes).map(([field, attribute]) => [
    field,
    'default' in attribute ? attribute.default : null,
  ]);
  return words.parse(Object.fromEntries(defaults));
}

/** Fills in `{name}` and the like; a blank nobody knows goes, with the space before it. */
export const filledIn = (text: string, blanks: Record<string, string | null>) =>
  text.replace(/ ?\{(\w+)\}/g, (blank, name: string) => {
    const value = blanks[name];
    if (!value) return '';
    return blank.startsWith(' ') ? ` ${value}` : value;
  });

// What a name hardly has, and an address or a sentence of advertising has.
const ODD = /[\d.:/@\\<>_]/;
const LONGEST_NAME = 40;

/**
 * How a visitor is called in a mail: their first word, and nobody where it looks like anything but a name. Mails go
 * to whatever address was typed, so they must carry nothing that a stranger could write to another.
 */
export function firstNameOf(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/);
  return ODD.test(name) || first.length > LONGEST_NAME ? null : first;
}
