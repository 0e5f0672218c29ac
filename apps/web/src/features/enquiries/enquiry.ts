/** The two forms of spec section 5; the value is the `source` of the lead (spec section 3). */
export const enquiryForms = ['footer', 'banner form'] as const;
export type EnquiryForm = (typeof enquiryForms)[number];

export const fieldNames = ['name', 'mobile', 'email', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

/** What a visitor typed, without the space around it. `message` is absent where the form does not ask for one. */
export type EnquiryValues = Record<Exclude<FieldName, 'message'>, string> & { message?: string };

/** What is wrong with it, by field; nothing wrong: no entries. */
export type EnquiryErrors = Partial<Record<FieldName, string>>;

/** The body of `POST {backend}/api/website-leads` (spec section 7). */
export type EnquiryBody = { data: EnquiryValues & { source: EnquiryForm } };

export const ENQUIRIES_PATH = '/api/website-leads';
/** The wait after which an enquiry counts as failed. */
export const ENQUIRY_TIMEOUT_MS = 15_000;

/** The body with exactly the spec's fields, in its order. */
export function enquiryBody(source: EnquiryForm, values: EnquiryValues): EnquiryBody {
  const { name, mobile, email, message } = values;
  return { data: { name, mobile, email, source, ...(message === undefined ? {} : { message }) } };
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
