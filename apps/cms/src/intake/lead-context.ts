import { z } from 'zod';
import { proofOfWork } from './proof-of-work';

const SHORT = 120;
const CAMPAIGN = 300;
const ADDRESS = 1000;
const CHOICES = 20;
const SHORTLIST = 30;

// Control characters and halves of characters, which Postgres cannot store.
const FORBIDDEN = /[\p{Cc}\p{Cs}]/gu;

// Too long or odd is cut to fit: what is left of a campaign's name still tells where the lead came from.
const text = (max: number) =>
  z.string().transform((value) => value.slice(0, max).replace(FORBIDDEN, '').trim() || undefined);

const touch = z.object({
  at: z.iso.datetime().optional().catch(undefined),
  page: text(ADDRESS).optional(),
  referrer: text(ADDRESS).optional(),
  utm_source: text(CAMPAIGN).optional(),
  utm_medium: text(CAMPAIGN).optional(),
  utm_campaign: text(CAMPAIGN).optional(),
  utm_term: text(CAMPAIGN).optional(),
  utm_content: text(CAMPAIGN).optional(),
  gclid: text(CAMPAIGN).optional(),
  gbraid: text(CAMPAIGN).optional(),
  wbraid: text(CAMPAIGN).optional(),
  fbclid: text(CAMPAIGN).optional(),
  msclkid: text(CAMPAIGN).optional(),
});

const consent = z.object({
  version: z.string().regex(/^[0-9a-f]{64}$/),
  choices: z
    .record(z.string().max(SHORT), z.boolean())
    .refine((choices) => Object.keys(choices).length <= CHOICES),
});
const shortlist = z
  .array(text(SHORT))
  .max(SHORTLIST)
  .transform((projects) => projects.filter((project) => project !== undefined));

/** Reads a sent context part by part; what cannot be read is named in `notes`, never with its value. */
function partReader(sent: object, notes: string[]) {
  const parts = new Map<string, unknown>(Object.entries(sent));
  return function read<Value>(part: string, schema: z.ZodType<Value>): Value | undefined {
    const given = parts.get(part) ?? undefined;
    if (given === undefined) return undefined;
    const parsed = schema.safeParse(given);
    if (!parsed.success) notes.push(`${part} left out: it could not be read`);
    return parsed.data;
  };
}

const readParts = (read: ReturnType<typeof partReader>) => ({
  project: read('project', text(SHORT)),
  page: read('page', text(ADDRESS)),
  referrer: read('referrer', text(ADDRESS)),
  firstTouch: read('firstTouch', touch),
  lastTouch: read('lastTouch', touch),
  consent: read('consent', consent),
  shortlist: read('shortlist', shortlist),
  formToken: read('formToken', z.string().max(CAMPAIGN)),
  honeypot: read('honeypot', text(ADDRESS)),
  proof: read('proof', proofOfWork),
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
