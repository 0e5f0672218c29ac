import { createHash } from 'node:crypto';
import { enquiryFields } from '@sahyara/lead-contract/enquiry-body';
import { CAMPAIGN_MAX } from '@sahyara/lead-contract/lengths';
import { z } from 'zod';
import type { Enquiry } from '../../../../intake/enquiry';
import type { LeadContext } from '../../../../intake/lead-context';
import { toE164 } from '../../../../ledger/phone-number';
import { CONSENT_WAYS, ENTRY_SOURCES, NAMED_SOURCES, NEWS_WAYS } from '../../entry-rules';
import type { ProjectNames } from '../project-names';

const NOT_SEEN = /[\p{Cc}\p{Cs}]/u;
/** A project's address, or what it is called. */
const LONGEST_PROJECT = 200;

/** A rule of the contract, which Zod's small build speaks; what it says goes on to whoever typed. */
const byContract = (field: 'name' | 'mobile' | 'email') =>
  z.string().transform((typed, context) => {
    const parsed = enquiryFields[field].safeParse(typed);
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? 'Not valid' });
    return z.NEVER;
  });
const message = z.string().transform((typed, context) => {
  const parsed = enquiryFields.message.safeParse(typed);
  if (parsed.success) return parsed.data || undefined;
  context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? 'Not valid' });
  return z.NEVER;
});
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .refine((text) => !NOT_SEEN.test(text), 'It contains characters that are not allowed');
const oneOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' ? typed.trim().toLowerCase() : typed),
    z.enum(choices, { error: `It is one of these: ${choices.join(', ')}` }),
  );
const emptyAs = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed),
    inner.optional(),
  );

/** What somebody of the house writes down of an enquiry. The same rules for the form and for a file. */
export const enteredLead = z
  .strictObject({
    name: byContract('name'),
    mobile: byContract('mobile'),
    email: emptyAs(byContract('email')),
    source: oneOf(ENTRY_SOURCES),
    from: emptyAs(line(CAMPAIGN_MAX)),
    campaign: emptyAs(line(CAMPAIGN_MAX)),
    project: emptyAs(line(LONGEST_PROJECT)),
    message: emptyAs(message),
    consent: oneOf(CONSENT_WAYS),
    news: z.array(z.enum(NEWS_WAYS)).max(NEWS_WAYS.length).default([]),
  })
  .superRefine(({ source, from, consent, news }, context) => {
    const wrong = (path: string, said: string) =>
      context.addIssue({ code: 'custom', path: [path], message: said });
    if (NAMED_SOURCES.includes(source) && !from) wrong('from', `Say which ${source} it came from`);
    if (consent === 'not asked' && news.length > 0) {
      wrong('news', 'Who was not asked has not agreed to news either');
    }
  });
export type EnteredLead = z.infer<typeof enteredLead>;

/** Finds a project by its address or its title. @returns its address; null where there is none */
export function projectIn(names: ProjectNames, said: string): string | null {
  const asked = said.toLowerCase();
  const found = [...names].find(
    ([url, title]) => url.toLowerCase() === asked || title.toLowerCase() === asked,
  );
  return found?.[0] ?? null;
}

/** What was agreed to, as it was given, and who wrote it down: the words of a receipt. */
function consentsOf({ consent, news }: EnteredLead, by: string) {
  if (consent === 'not asked') return [];
  const wording = `Given ${consent}; written down by ${by} at the lead desk.`;
  return [
    { purpose: 'enquiry', channel: 'any', granted: true, wording },
    ...news.map((channel) => ({ purpose: 'news', channel, granted: true, wording })),
  ];
}

function contextOf({ from, campaign }: EnteredLead, project: string | undefined): LeadContext {
  const touch = { ...(from ? { utm_source: from } : {}), ...(campaign ? { utm_campaign: campaign } : {}) };
  return {
    ...(project === undefined ? {} : { project }),
    ...(from || campaign ? { lastTouch: touch } : {}),
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What was written down as an enquiry like any other.
 * @param key by which it is stored once, however often it is sent
 * @param project its address, when it may be asked about
 */
export function enquiryOf(
  entered: EnteredLead,
  { by, key, project }: { by: string; key: string; project: string | undefined },
): Enquiry {
  const { name, mobile, email = '', source, message: said, consent } = entered;
  const print = JSON.stringify([name, mobile, email, source, said ?? null, project ?? null]);
  return {
    lead: { name, mobile, email, source, ...(said ? { message: said } : {}) },
    context: contextOf(entered, project),
    notes: [],
    e164: toE164(mobile),
    // Somebody of the house spoke to them.
    spam: { score: 0, suspected: false, reasons: [] },
    synthetic: false,
    key,
    fingerprint: createHash('sha256').update(print).digest('hex'),
    entered: {
      by,
      how: `${capitalised(source)}${entered.from ? `, ${entered.from}` : ''}. Consent: ${consent}`,
      consents: consentsOf(entered, by),
    },
    told: null,
  };
}
