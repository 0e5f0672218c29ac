import { consentAnswers } from '@sahyara/lead-contract/consent-notice';
import { enquiryIntents } from '@sahyara/lead-contract/enquiry-intent';
import {
  ADDRESS_MAX,
  CAMPAIGN_MAX,
  FORM_TOKEN_MAX,
  HOME_MAX,
  HOMES_MAX,
} from '@sahyara/lead-contract/lengths';
import { proofOfWork } from '@sahyara/lead-contract/proof-of-work';
import { z } from 'zod';
import { visitWish } from '../bookings/visit-wish';

// Control characters and halves of characters, which Postgres cannot store.
const FORBIDDEN = /[\p{Cc}\p{Cs}]/gu;

// Too long or odd is cut to fit: what is left of a campaign's name still tells where the lead came from.
const text = (max: number) =>
  z.string().transform((value) => value.slice(0, max).replace(FORBIDDEN, '').trim() || undefined);

const touch = z.object({
  at: z.iso.datetime().optional().catch(undefined),
  page: text(ADDRESS_MAX).optional(),
  referrer: text(ADDRESS_MAX).optional(),
  utm_source: text(CAMPAIGN_MAX).optional(),
  utm_medium: text(CAMPAIGN_MAX).optional(),
  utm_campaign: text(CAMPAIGN_MAX).optional(),
  utm_term: text(CAMPAIGN_MAX).optional(),
  utm_content: text(CAMPAIGN_MAX).optional(),
  gclid: text(CAMPAIGN_MAX).optional(),
  gbraid: text(CAMPAIGN_MAX).optional(),
  wbraid: text(CAMPAIGN_MAX).optional(),
  fbclid: text(CAMPAIGN_MAX).optional(),
  msclkid: text(CAMPAIGN_MAX).optional(),
});

const shortlist = z
  .array(text(HOME_MAX))
  .max(HOMES_MAX)
  .transform((projects) => projects.filter((project) => project !== undefined));

/** Zod's own, or the smaller one's of the contract. */
type Schema<Value> = { safeParse: (given: unknown) => { success: boolean; data?: Value | undefined } };

/** Reads a sent context part by part; what cannot be read is named in `notes`, never with its value. */
function partReader(sent: object, notes: string[]) {
  const parts = new Map<string, unknown>(Object.entries(sent));
  return function read<Value>(part: string, schema: Schema<Value>): Value | undefined {
    const given = parts.get(part) ?? undefined;
    if (given === undefined) return undefined;
    const parsed = schema.safeParse(given);
    if (!parsed.success) notes.push(`${part} left out: it could not be read`);
    return parsed.data;
  };
}

const readParts = (read: ReturnType<typeof partReader>) => ({
  project: read('project', text(HOME_MAX)),
  intent: read('intent', z.enum(enquiryIntents)),
  page: read('page', text(ADDRESS_MAX)),
  referrer: read('referrer', text(ADDRESS_MAX)),
  firstTouch: read('firstTouch', touch),
  lastTouch: read('lastTouch', touch),
  consent: read('consent', consentAnswers),
  shortlist: read('shortlist', shortlist),
  formToken: read('formToken', z.string().max(FORM_TOKEN_MAX)),
  honeypot: read('honeypot', text(ADDRESS_MAX)),
  proof: read('proof', proofOfWork),
  visit: read('visit', visitWish),
});

/** Where an enquiry came from and what was agreed to; every part may be missing. */
export type LeadContext = Partial<ReturnType<typeof readParts>>;

/**
 * Reads `data.context`. A part that cannot be read is left out and noted, unknown parts are dropped: no context,
 * however broken, may cost a lead.
 */
export function parseContext(sent: unknown): { context: LeadContext; notes: string[] } {
  if (sent === undefined || sent === null) return { context: {}, notes: [] };
  if (typeof sent !== 'object' || Array.isArray(sent)) {
    return { context: {}, notes: ['context left out: it was no object'] };
  }
  const notes: string[] = [];
  return { context: readParts(partReader(sent, notes)), notes };
}
