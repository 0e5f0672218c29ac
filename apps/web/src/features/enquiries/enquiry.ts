import { APPLICATION_SOURCE, applicationMessage, CV_ATTACHED } from '@sahyara/lead-contract/application';
import { dialledNumber } from '@sahyara/lead-contract/dialled-number';
import type { EnquirySource } from '@sahyara/lead-contract/enquiry-source';
import { visibleText } from '@sahyara/lead-contract/visible-text';
import type { EnquiryContext } from './context/enquiry-context';

export const fieldNames = ['name', 'mobile', 'email', 'message', 'opening', 'years', 'cv'] as const;
export type FieldName = (typeof fieldNames)[number];

/** The field of the career form that takes a file. */
export const CV_FIELD = 'cvFile';

/** Where its script sends a file, the body goes in this part beside it. */
export const BODY_PART = 'enquiry';

type AskedEverywhere = 'name' | 'mobile' | 'email';
/** What a script sends along with a form it posts: the key of its enquiry, under which an island may send it again. */
export const KEY_FIELD = 'key';

/** What a visitor typed, without the space around it and what nobody sees. What a form does not ask for is absent. */
export type EnquiryValues = Record<AskedEverywhere, string> &
  Partial<Record<Exclude<FieldName, AskedEverywhere>, string>>;

/** What is wrong with it, by field; nothing wrong: no entries. */
export type EnquiryErrors = Partial<Record<FieldName | typeof CV_FIELD, string>>;

/** The body of `POST {backend}/api/website-leads` (spec section 7); `context` is an addition of ours. */
export type EnquiryBody = {
  data: Pick<EnquiryValues, AskedEverywhere | 'message'> & {
    source: EnquirySource;
    context?: EnquiryContext;
  };
};

/** The part of the thank-you page for those who applied. */
export const APPLICATION_PART = 'application';
/** Which part of it an accepted form leads to. */
export const thanksPart = (source: unknown): string =>
  source === APPLICATION_SOURCE ? `#${APPLICATION_PART}` : '';

export const ENQUIRIES_PATH = '/api/website-leads';
/** The wait after which an enquiry counts as failed. */
export const ENQUIRY_TIMEOUT_MS = 15_000;
/** The same with a file of 5 MB over a slow line. */
export const CV_TIMEOUT_MS = 90_000;

/** The body with exactly the spec's fields, in its order, the number as it is dialled, and where the enquiry was made. */
export function enquiryBody(
  source: EnquirySource,
  values: EnquiryValues,
  context?: EnquiryContext,
): EnquiryBody {
  const { name, mobile, email } = values;
  const message = source === APPLICATION_SOURCE ? applicationMessage(values) : values.message;
  return {
    data: {
      name,
      mobile: dialledNumber(mobile),
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
    // A form posted without script separates lines with \r\n.
    return typeof value === 'string' ? visibleText(value.replace(/\r\n?/g, '\n')).trim() : '';
  };
  const values: EnquiryValues = { name: read('name'), mobile: read('mobile'), email: read('email') };
  for (const name of fieldNames) if (form.has(name)) values[name] = read(name);
  return values;
}

/** The files that were chosen as CV. A browser sends an empty one without a name where none was. */
export const cvsIn = (form: FormData): File[] =>
  form
    .getAll(CV_FIELD)
    .filter((value) => typeof value !== 'string')
    .filter(({ name, size }) => name !== '' || size > 0);

/** What is sent of what was typed: a CV that comes as a file stands for the link to one. */
export function valuesToSend(form: FormData): EnquiryValues {
  const values = valuesFrom(form);
  if (values.cv === undefined) return values;
  // Whoever types these words has not chosen a file.
  const link = values.cv === CV_ATTACHED ? '' : values.cv;
  return { ...values, cv: link === '' && cvsIn(form).length > 0 ? CV_ATTACHED : link };
}
