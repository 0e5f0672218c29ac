import type { EnquiryContext } from './enquiry-context';

/** The two forms of spec section 5; the value is the `source` of the lead (spec section 3). */
export const enquiryForms = ['footer', 'banner form'] as const;
export type EnquiryForm = (typeof enquiryForms)[number];

export const fieldNames = ['name', 'mobile', 'email', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

/** What a visitor typed, without the space around it. `message` is absent where the form does not ask for one. */
export type EnquiryValues = Record<Exclude<FieldName, 'message'>, string> & { message?: string };

/** What is wrong with it, by field; nothing wrong: no entries. */
export type EnquiryErrors = Partial<Record<FieldName, string>>;

/** The body of `POST {backend}/api/website-leads` (spec section 7); `context` is an addition of ours. */
export type EnquiryBody = { data: EnquiryValues & { source: EnquiryForm; context?: EnquiryContext } };

export const ENQUIRIES_PATH = '/api/website-leads';
/** The wait after which an enquiry counts as failed. */
export const ENQUIRY_TIMEOUT_MS = 15_000;

/** The body with exactly the spec's fields, in its order, and where the enquiry was made. */
export function enquiryBody(
  source: EnquiryForm,
  { name, mobile, email, message }: EnquiryValues,
  context?: EnquiryContext,
): EnquiryBody {
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
    return typeof value === 'string' ? value.trim() : '';
  };
  const values = { name: read('name'), mobile: read('mobile'), email: read('email') };
  return form.has('message') ? { ...values, message: read('message') } : values;
}

/** Success, told by status alone: the footer takes 200 only, the modal any reply that is no error (spec section 7). */
export function isAccepted(source: EnquiryForm, response: Pick<Response, 'status' | 'ok'>): boolean {
  return source === 'footer' ? response.status === 200 : response.ok;
}

/** The reference in an accepting reply; `null` when it has none. Success does not hang on it (spec section 7). */
export async function referenceIn(response: Pick<Response, 'json'>): Promise<string | null> {
  try {
    const { data } = { data: null, ...(await response.json()) };
    const { reference } = { reference: null, ...data };
    return typeof reference === 'string' ? reference : null;
  } catch {
    // No JSON, or cut off: the status has said what counts.
    return null;
  }
}
