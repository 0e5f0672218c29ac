import { type FieldsFrom, fieldsFrom } from '../ledger/described-fields';
import { LEAD_FIELDS } from '../ledger/lead-fields';
import type { Enquiry } from './enquiry';

type Value = string | number | boolean | null;

/** Nothing, also an empty text, is null; what is no text is kept as JSON. */
function storedForm(value: unknown): string | null {
  if (typeof value === 'string') return value || null;
  return value === undefined ? null : JSON.stringify(value);
}

/** What the row of a new lead holds but its reference and person, by the description of its fields. */
export function leadValues({ lead, context, notes, e164, spam, synthetic, key, fingerprint }: Enquiry) {
  const touch = context.lastTouch ?? context.firstTouch;
  const worked: Record<Exclude<FieldsFrom<'intake'>, 'reference' | 'contact'>, Value> = {
    internationalNumber: e164,
    contextNotes: notes.join('\n') || null,
    suspected: spam.suspected,
    synthetic,
    spamScore: spam.score,
    spamReasons: spam.reasons.join('\n') || null,
    idempotencyKey: key,
    fingerprint,
    // A file comes after its enquiry: attach-cv.ts.
    cvName: null,
    cvBytes: null,
    cvFile: null,
  };
  return {
    // What every enquiry has is a text: of one entered at the desk the address may be empty.
    ...Object.fromEntries(
      fieldsFrom('data').map((name) => [
        name,
        'required' in LEAD_FIELDS[name] ? (lead[name] ?? '') : storedForm(lead[name]),
      ]),
    ),
    ...Object.fromEntries(fieldsFrom('context').map((name) => [name, storedForm(context[name])])),
    ...Object.fromEntries(
      fieldsFrom('touch').map((name) => [name, storedForm(touch?.[LEAD_FIELDS[name].part])]),
    ),
    ...worked,
    stage: 'New',
  };
}
