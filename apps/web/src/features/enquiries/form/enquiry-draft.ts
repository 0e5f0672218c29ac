import { type EnquirySource, enquirySources } from '@sahyara/lead-contract/enquiry-source';
import { isReference } from '@sahyara/lead-contract/reference';
import { keep, readKept, readKeptJson } from '../../../browser/tab-storage';
import { type EnquiryValues, fieldNames } from '../enquiry';

/** A form that was touched and not yet accepted: the key of its enquiry, and what was typed so far. */
export type EnquiryDraft = { key: string; values: Partial<EnquiryValues> };

const nameOf = (form: EnquirySource) => `enquiry:${form}`;
const REFERENCE = 'enquiry-reference';

/** The draft of a form in this tab; it outlives a reload. */
export function readDraft(form: EnquirySource): EnquiryDraft | null {
  const stored = readKeptJson(nameOf(form));
  if (typeof stored !== 'object' || stored === null) return null;
  const { key, values } = { key: undefined, values: undefined, ...stored };
  if (typeof key !== 'string' || typeof values !== 'object' || values === null) return null;
  const texts = Object.entries(values).filter(
    ([name, value]) => fieldNames.some((field) => field === name) && typeof value === 'string',
  );
  return { key, values: Object.fromEntries(texts) };
}

/** Sixteen random bytes in hex; `crypto.randomUUID` is missing where a site is opened without TLS. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps what was typed so far, under the key that its enquiry has until it is accepted. @returns what is kept now */
export function keepDraft(form: EnquirySource, values: Partial<EnquiryValues>): EnquiryDraft {
  const draft: EnquiryDraft = { key: readDraft(form)?.key ?? newKey(), values };
  keep(nameOf(form), JSON.stringify(draft));
  return draft;
}

/** The next enquiry of this form gets a key of its own. */
export const forgetDraft = (form: EnquirySource): void => keep(nameOf(form), null);

/** Remembers what the thank-you page shows; an enquiry that has no reference yet takes the last one away. */
export const keepReference = (reference: string | null): void => keep(REFERENCE, reference);

/** The reference of the last enquiry of this tab. */
export function readReference(): string | null {
  const reference = readKept(REFERENCE);
  return isReference(reference) ? reference : null;
}

/** Which lead form this is; null for any other. */
export function sourceOf(form: HTMLFormElement): EnquirySource | null {
  const marker = form.elements.namedItem('form');
  if (!(marker instanceof HTMLInputElement)) return null;
  return enquirySources.find((name) => name === marker.value) ?? null;
}
