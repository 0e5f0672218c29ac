import { createHash } from 'node:crypto';
import { isEnquiryKey } from '@sahyara/lead-contract/enquiry-key';
import { fieldsFrom } from '../ledger/described-fields';
import { LEAD_FIELDS } from '../ledger/lead-fields';
import type { LeadContext } from './lead-context';
import type { Lead } from './lead-rules';

const QUOTED = /^"(.*)"$/;

type Key = { ok: true; key: string | null } | { ok: false; message: string };

/**
 * Reads the header `Idempotency-Key`, or another that is to hold such a key. The quotes of the IETF draft are taken off.
 */
export function parseIdempotencyKey(header: string, called = 'Idempotency-Key'): Key {
  if (header === '') return { ok: true, key: null };
  const key = header.replace(QUOTED, '$1');
  if (isEnquiryKey(key)) return { ok: true, key };
  return { ok: false, message: `${called} must be 16 to 100 letters, digits or . _ : -` };
}

/**
 * SHA-256 of what the visitor typed and ticked. Page, campaign, form token and the like are left out: a form sent
 * again over another way may have lost them and is still the same enquiry.
 */
export function fingerprint(lead: Lead, context: LeadContext): string {
  const { name, mobile, email, source, message } = lead;
  const choices = Object.entries(context.consent?.choices ?? {}).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  // Only what was typed: an enquiry of a form that knows nothing of a newer field keeps its print.
  const beside = fieldsFrom('context').flatMap((name) =>
    'typed' in LEAD_FIELDS[name] && context[name] ? [[name, context[name]]] : [],
  );
  const typed = JSON.stringify([name, mobile, email, source, message || null, choices, ...beside]);
  return createHash('sha256').update(typed).digest('hex');
}
