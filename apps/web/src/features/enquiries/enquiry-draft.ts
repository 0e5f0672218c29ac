import { type EnquiryForm, type EnquiryValues, enquiryForms, fieldNames } from './enquiry';

/** A form that was touched and not yet accepted: the key of its enquiry, and what was typed so far. */
export type EnquiryDraft = { key: string; values: Partial<EnquiryValues> };

const nameOf = (form: EnquiryForm) => `enquiry:${form}`;
const REFERENCE = 'enquiry-reference';
const REFERENCE_SHAPE = /^[A-Z0-9-]{3,20}$/;

// A browser that forbids storage throws at every touch of it: the draft then lives as long as the page.
const inPage = new Map<string, string>();

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name) ?? inPage.get(name) ?? null;
  } catch {
    // Forbidden: see above.
    return inPage.get(name) ?? null;
  }
}

function write(name: string, value: string | null): void {
  if (value === null) inPage.delete(name);
  else inPage.set(name, value);
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // Forbidden, or full: see above.
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    // Not written by us: as good as none.
    return null;
  }
}

/** The draft of a form in this tab; it outlives a reload. */
export function readDraft(form: EnquiryForm): EnquiryDraft | null {
  const stored = parsed(read(nameOf(form)));
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

/** Keeps what was typed so far. @returns the key of the enquiry, the same until it is accepted */
export function keepDraft(form: EnquiryForm, values: Partial<EnquiryValues>): string {
  const key = readDraft(form)?.key ?? newKey();
  write(nameOf(form), JSON.stringify({ key, values } satisfies EnquiryDraft));
  return key;
}

/** The next enquiry of this form gets a key of its own. */
export const forgetDraft = (form: EnquiryForm): void => write(nameOf(form), null);

/** Remembers what the thank-you page shows; an enquiry that has no reference yet takes the last one away. */
export const keepReference = (reference: string | null): void => write(REFERENCE, reference);

/** The reference of the last enquiry of this tab. */
export function readReference(): string | null {
  const reference = read(REFERENCE);
  return reference && REFERENCE_SHAPE.test(reference) ? reference : null;
}

/** Types a draft into the forms of a page that was loaded again; what stands in a field already stays. */
export function restoreDrafts(): void {
  for (const name of enquiryForms) {
    const draft = readDraft(name);
    if (!draft) continue;
    for (const form of document.forms) {
      const marker = form.elements.namedItem('form');
      if (!(marker instanceof HTMLInputElement) || marker.value !== name) continue;
      for (const field of fieldNames) {
        const input = form.elements.namedItem(field);
        const typable = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
        if (typable && !input.value) input.value = draft.values[field] ?? '';
      }
    }
  }
}
