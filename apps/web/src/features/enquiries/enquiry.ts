import { applicationMessage } from './application.ts';
import type { EnquiryContext } from './context/enquiry-context';
import { type GatePass, gatePassFrom } from './gate-pass.ts';
import { visibleText } from './visible-text.ts';

/**
 * The value is the `source` of the lead (spec section 3). The first two are the forms of spec section 5; on the pages
 * of commercial projects the modal's form has a source of its own, and so have the forms of the contact and career
 * pages. All but the footer's have the modal's rules.
 */
export const enquiryForms = ['footer', 'banner form', 'commercial form', 'contact', 'career'] as const;
export type EnquiryForm = (typeof enquiryForms)[number];

export const fieldNames = ['name', 'mobile', 'email', 'message', 'opening', 'years', 'cv'] as const;
export type FieldName = (typeof fieldNames)[number];

type AskedEverywhere = 'name' | 'mobile' | 'email';
/** What a script sends along with a form it posts: the key of its enquiry, under which an island may send it again. */
export const KEY_FIELD = 'key';

/** What a visitor typed, without the space around it and what nobody sees. What a form does not ask for is absent. */
export type EnquiryValues = Record<AskedEverywhere, string> &
  Partial<Record<Exclude<FieldName, AskedEverywhere>, string>>;

/** What is wrong with it, by field; nothing wrong: no entries. */
export type EnquiryErrors = Partial<Record<FieldName, string>>;

/** The body of `POST {backend}/api/website-leads` (spec section 7); `context` is an addition of ours. */
export type EnquiryBody = {
  data: Pick<EnquiryValues, AskedEverywhere | 'message'> & { source: EnquiryForm; context?: EnquiryContext };
};

/** The part of the thank-you page for those who applied. */
export const APPLICATION_PART = 'application';
/** Which part of it an accepted form leads to. */
export const thanksPart = (source: unknown): string => (source === 'career' ? `#${APPLICATION_PART}` : '');

export const ENQUIRIES_PATH = '/api/website-leads';
/** The wait after which an enquiry counts as failed. */
export const ENQUIRY_TIMEOUT_MS = 15_000;

/** The body with exactly the spec's fields, in its order, and where the enquiry was made. */
export function enquiryBody(
  source: EnquiryForm,
  values: EnquiryValues,
  context?: EnquiryContext,
): EnquiryBody {
  const { name, mobile, email } = values;
  const message = source === 'career' ? applicationMessage(values) : values.message;
  return {
    data: {
      name,
      mobile,
      email,
      source,
      ...(message === undefined ? {} : { message }),
      ...(context === undefined ? {} : { context }),
    },
  };
}

/** Reads the fields of a form; a field that was not sent is empty. */
export function valuesFrom(form: FormData): EnquiryValues {
  const read = (name: FieldName) => {
    const value = form.get(name);
    return typeof value === 'string' ? visibleText(value).trim() : '';
  };
  const values: EnquiryValues = { name: read('name'), mobile: read('mobile'), email: read('email') };
  for (const name of fieldNames) if (form.has(name)) values[name] = read(name);
  return values;
}

/** Success, told by status alone: the footer takes 200 only, the modal any reply that is no error (spec section 7). */
export function isAccepted(source: EnquiryForm, response: Pick<Response, 'status' | 'ok'>): boolean {
  return source === 'footer' ? response.status === 200 : response.ok;
}

const REFERENCE = /^[A-Z0-9-]{3,20}$/;

/** Whether a text is one that a visitor may be shown as a reference. */
export const isReference = (text: string | null): text is string => text !== null && REFERENCE.test(text);

/** What an accepting reply says beside its status; `null` is not said. Success does not hang on it (spec section 7). */
export type Receipt = { reference: string | null; pass: GatePass | null };

/** Reads what an accepting reply says; a reply without a body says nothing. */
export async function receiptIn(response: Pick<Response, 'json'>): Promise<Receipt> {
  try {
    const { data } = { data: null, ...(await response.json()) };
    const { reference, pass } = { reference: null, pass: null, ...data };
    return { reference: typeof reference === 'string' ? reference : null, pass: gatePassFrom(pass) };
  } catch {
    // No JSON, or cut off: the status has said what counts.
    return { reference: null, pass: null };
  }
}
