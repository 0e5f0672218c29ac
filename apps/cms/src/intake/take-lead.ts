import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Challenge } from 'altcha-lib';
import type { LeadConfig } from '../../config/leads';
import { consentsOf } from '../ledger/consent-notice';
import { toE164 } from '../ledger/phone-number';
import { codeOf } from '../logging/error-code';
import { formAge } from '../signed/form-token';
import { aboutWhatIsOffered } from './asked-project';
import type { Enquiry } from './enquiry';
import { fingerprint, parseIdempotencyKey } from './idempotency-key';
import { parseContext } from './lead-context';
import type { LeadLimits } from './lead-limits';
import { type FieldError, type Lead, parseLead } from './lead-rules';
import { passAddressLimit } from './pass-address-limit';
import { withLessons } from './spam-lessons';
import { scoreLead } from './spam-score';
import { findBefore, type Outcome, storeLead } from './store-lead';
import { isSynthetic } from './synthetic-lead';
import { noteToldReference } from './told-reference';

// The forms give up after 15 s: a hanging database must be told to the visitor before.
const DEADLINE_MS = 12_000;

/** A post to the intake. `visitor`: whose limits it falls under, null for nobody's. */
export type Post = {
  body: unknown;
  idempotencyKey: string;
  /** The key it would have had a moment before. */
  earlierKey: string;
  visitor: string | null;
  /** The reference its visitor was told already. */
  told: string | null;
};
export type Taken =
  // `visit`: the key of the visit it asks for.
  | (Extract<Outcome, { outcome: 'stored' }> & { visit: string | null })
  | Exclude<Outcome, { outcome: 'stored' }>
  | { outcome: 'invalid'; message: string; errors: FieldError[] }
  | { outcome: 'too many'; waitS: number; counted: 'address'; challenge: Challenge | null }
  | { outcome: 'too many'; waitS: number; counted: 'number' }
  | { outcome: 'unavailable' };

function readEnquiry(
  strapi: Core.Strapi,
  lead: Lead,
  sent: unknown,
  { key, earlierKey, told }: Pick<Enquiry, 'key' | 'told'> & { earlierKey: string | null },
): Enquiry {
  const { formKeys } = strapi.config.get<LeadConfig>('leads');
  const { context, notes } = parseContext(sent);
  const { consent, formToken } = context;
  if (consent && !consentsOf(consent.version, consent.choices)) {
    notes.push('consent left out: nobody here knows that wording');
  }
  const e164 = toE164(lead.mobile);
  const age = formToken === undefined ? null : formAge(formToken, formKeys);
  const synthetic = isSynthetic(lead, formKeys);
  const spam = synthetic
    ? { score: 0, suspected: false, reasons: [] }
    : scoreLead({ lead, context, age, e164 });
  return {
    lead,
    context,
    notes,
    e164,
    spam,
    synthetic,
    key,
    ...(earlierKey === null ? {} : { earlierKey }),
    entered: null,
    told,
    fingerprint: fingerprint(lead, context),
  };
}

/** The rest of the way, as long as the database takes. */
async function takeEnquiry(
  strapi: Core.Strapi,
  limits: LeadLimits,
  enquiry: Enquiry,
  visitor: string | null,
): Promise<Outcome | Exclude<Taken, { outcome: 'stored' }>> {
  if (visitor !== null) {
    const over = await passAddressLimit(strapi, limits, visitor, enquiry);
    if (over) return { outcome: 'too many', counted: 'address', ...over };
  }
  if (visitor !== null && enquiry.e164 !== null) {
    // A repeated post is not counted again. Where nothing is counted, the database's own constraint finds it.
    const before = await findBefore(strapi, enquiry);
    if (before) return before;
    const waitS = await limits.perNumber(enquiry.e164);
    if (waitS !== null) return { outcome: 'too many', waitS, counted: 'number' };
  }
  return storeLead(strapi, await aboutWhatIsOffered(strapi, await withLessons(strapi, enquiry)));
}

/** Takes in what a form sent. Never throws; `stored` is said only after the commit. */
export async function takeLead(strapi: Core.Strapi, limits: LeadLimits, post: Post): Promise<Taken> {
  const parsed = parseLead(post.body);
  if (!parsed.ok) {
    return { outcome: 'invalid', message: parsed.errors[0]?.message ?? 'Not valid', errors: parsed.errors };
  }
  const key = parseIdempotencyKey(post.idempotencyKey);
  if (!key.ok) return { outcome: 'invalid', message: key.message, errors: [] };
  const earlier = parseIdempotencyKey(post.earlierKey, 'X-Earlier-Key');
  if (!earlier.ok) return { outcome: 'invalid', message: earlier.message, errors: [] };

  const waiting = new AbortController();
  try {
    const enquiry = readEnquiry(strapi, parsed.lead, parsed.context, {
      key: key.key,
      earlierKey: earlier.key,
      told: post.told,
    });
    const late = sleep(DEADLINE_MS, 'late' as const, { signal: waiting.signal, ref: false });
    // Called late, a lead may still be stored: its key makes the next try a replay, and without a key one too many
    // is better than one lost.
    const taken = await Promise.race([takeEnquiry(strapi, limits, enquiry, post.visitor), late]);
    if (taken === 'late') throw new Error('The database does not answer');
    if (taken.outcome === 'stored' && post.told !== null && post.told !== taken.reference) {
      await noteToldReference(strapi, { reference: taken.reference, told: post.told });
    }
    if (taken.outcome !== 'stored') return taken;
    const asksForVisit = enquiry.context.visit !== undefined && !enquiry.synthetic;
    return { ...taken, visit: asksForVisit ? (taken.key ?? taken.reference) : null };
  } catch (error) {
    strapi.log.error(`A lead could not be stored: ${codeOf(error)}`);
    return { outcome: 'unavailable' };
  } finally {
    waiting.abort();
  }
}
