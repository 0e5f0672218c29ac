import { fieldNames } from '../enquiry';
import { readDraft, sourceOf } from './enquiry-draft';

/** Types drafts into the forms of a page that was loaded again; what stands in a field already stays. */
export function enhance(): void {
  for (const form of document.forms) {
    const source = sourceOf(form);
    const draft = source && readDraft(source);
    if (!draft) continue;
    for (const field of fieldNames) {
      const input = form.elements.namedItem(field);
      const typable =
        input instanceof HTMLInputElement ||
        input instanceof HTMLTextAreaElement ||
        input instanceof HTMLSelectElement;
      if (typable && !input.value) input.value = draft.values[field] ?? '';
    }
  }
}
