import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { type FieldsWith, fieldsWith } from '../ledger/described-fields';
import type { LeadFacts } from './lead-facts';

type Told = FieldsWith<'told'>;
type Said = string | null;
/** A fact in words: its name, and what it is. */
export type Line = [label: string, value: Said];

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** `+91 98123 45678`: as it is read out. */
export const readable = (number: string) =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** What is said otherwise than it is stored. */
const SAID: Partial<Record<Told, (lead: LeadFacts) => Said>> = {
  createdAt: ({ createdAt }) => `${clock.format(createdAt)} IST`,
  project: ({ project }) => project?.title ?? null,
  contact: ({ contact }) =>
    contact && contact.enquiries > 1 ? `${contact.enquiries} enquiries so far` : null,
  internationalNumber: ({ internationalNumber, mobile }) =>
    internationalNumber ? readable(internationalNumber) : mobile,
  utmCampaign: ({ utmSource, utmMedium, utmCampaign }) =>
    [utmSource, utmMedium, utmCampaign].filter(Boolean).join(' / '),
  shortlist: ({ shortlist }) => shortlist.join(', '),
};

/** What is said of a lead in one kind of message, `first` at its head; what is not known is null or empty. */
export function linesOf(lead: LeadFacts, kind: 'mail' | 'note', first: Told[]): Line[] {
  const lines = fieldsWith('told').flatMap(([name, { told }]) => {
    const label = told[kind];
    if (label === undefined) return [];
    const say = SAID[name];
    const value = say ? say(lead) : lead[name];
    const line: Line = [label, typeof value === 'string' ? value : null];
    return [{ name, line }];
  });
  const rank = (name: Told) => (first.includes(name) ? first.indexOf(name) : first.length);
  return lines.sort((one, other) => rank(one.name) - rank(other.name)).map(({ line }) => line);
}
