import type { EnquirySource } from '@sahyara/lead-contract/enquiry-source';
import { CV_TIMEOUT_MS, cvsIn, ENQUIRY_TIMEOUT_MS, enquiryBody, KEY_FIELD, valuesFrom } from '../enquiry';
import { forgetDraft, keepDraft, sourceOf } from './enquiry-draft';
import { whatsAppEnquiry } from './whatsapp-enquiry';

/** The words for an enquiry that could not be sent; its form says where they stand. */
function unsentOf(form: HTMLFormElement) {
  const words = form.querySelector('[data-unsent]');
  return words instanceof HTMLElement ? words : null;
}

function showUnsent(form: HTMLFormElement, source: EnquirySource): void {
  const words = unsentOf(form);
  const chat = words?.querySelector('a');
  if (chat) chat.href = whatsAppEnquiry(chat.href, enquiryBody(source, valuesFrom(new FormData(form))).data);
  if (words) words.hidden = false;
}

/** Posts a form as the browser would, but stays on the page. @returns where the visitor is thanked */
async function post(form: HTMLFormElement, posted: FormData): Promise<string | 'mistaken' | null> {
  try {
    const signal = AbortSignal.timeout(cvsIn(posted).length > 0 ? CV_TIMEOUT_MS : ENQUIRY_TIMEOUT_MS);
    const { redirected, url, status } = await fetch(form.action, { method: 'POST', body: posted, signal });
    // Only an accepted form is led on.
    if (redirected) return url;
    return status === 422 ? 'mistaken' : null;
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** @returns whether the page is left for another */
async function send(form: HTMLFormElement, source: EnquirySource): Promise<boolean> {
  const posted = new FormData(form);
  // Whoever sends it again, over whatever way, sends the same enquiry.
  posted.set(KEY_FIELD, keepDraft(source, valuesFrom(posted)).key);
  const answer = await post(form, posted);
  if (answer === null) {
    showUnsent(form, source);
    return false;
  }
  if (answer === 'mistaken') {
    // The page that comes back says what is wrong.
    form.submit();
    return true;
  }
  forgetDraft(source);
  form.reset();
  location.assign(answer);
  return true;
}

/**
 * Sends lead forms whose island is not awake, or never will be because its script cannot be had: a browser on its own
 * would leave the page for one that says it is offline, and what was typed would be gone. The island takes over with
 * the same draft. Without any script forms post themselves.
 */
export function enhance(_page: HTMLElement, signal: AbortSignal): void {
  const underWay = new Set<HTMLFormElement>();
  const settle = (form: HTMLFormElement) => {
    underWay.delete(form);
    form.removeAttribute('aria-busy');
  };
  const onSubmit = async (event: SubmitEvent) => {
    const form = event.target;
    const source = form instanceof HTMLFormElement ? sourceOf(form) : null;
    if (!(form instanceof HTMLFormElement) || !source) return;
    const isUnderWay = underWay.has(form);
    const words = unsentOf(form);
    if (words) words.hidden = true;
    if (!isUnderWay && !form.closest('astro-island[ssr]')) return;
    event.preventDefault();
    // An island that woke meanwhile must not send it too.
    event.stopImmediatePropagation();
    if (isUnderWay) return;
    underWay.add(form);
    form.setAttribute('aria-busy', 'true');
    if (!(await send(form, source))) settle(form);
  };
  document.addEventListener('submit', onSubmit, { capture: true, signal });
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    // The browser brought the page back as it was when it was left.
    if (persisted) underWay.forEach(settle);
  };
  addEventListener('pageshow', onReturn, { signal });
}
