// An island because a form that answers in place, sends once and keeps what was typed needs the browser. Until it
// wakes, and where there is no script, it is a plain form that posts to the site.

import { APPLICATION_SOURCE } from '@sahyara/lead-contract/application';
import type { EnquirySource } from '@sahyara/lead-contract/enquiry-source';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { CV_FIELD, enquiryBody, thanksPart } from '../enquiry';
import { shownError } from '../enquiry-rules';
import type { ReturnedForm } from '../returned-form';
import styles from './enquiry-form.late.module.css';
import { formFields } from './form-fields';
import { Honeypot } from './honeypot';
import { type AcceptedEnquiry, useEnquiryForm } from './use-enquiry-form';
import { whatsAppEnquiry } from './whatsapp-enquiry';

type Props = {
  form: EnquirySource;
  /** `{backend}/api/website-leads` as the browser reaches it. */
  endpoint: string;
  /** Path of the page the form stands on. */
  page: string;
  /** The message option of the modal's form (spec section 5). */
  withMessage?: boolean;
  /** A message to begin with, where the page was asked for one. */
  message?: string | undefined;
  /** Said when an enquiry could not be sent; empty: nothing is said (spec section 8). */
  failureMessage: string;
  /** The company's chat, the way left when an enquiry could not be sent. */
  whatsApp?: string | null;
  /** What came back from a post without script. */
  returned?: ReturnedForm | undefined;
  /** What stands above the fields; its own fields are sent along. */
  before?: ReactNode;
  /** What stands under the form; its fields are sent along. */
  children?: ReactNode;
};

/** Ids must differ between the forms of one page; no page has two of the modal's. */
const idPrefixes: Record<EnquirySource, string> = {
  footer: 'footer',
  'banner form': 'modal',
  'commercial form': 'modal',
  contact: 'contact',
  career: 'career',
  visit: 'visit',
};

// True for whoever shares an address with a flood: an office, a mobile carrier.
const ONE_MOMENT = 'One moment … Many enquiries are coming over your connection. Yours goes next.';

// Beside the words of the CMS, which know nothing of files.
const CV_UNSENT =
  'Your CV did not arrive, and a file cannot be kept over a lost connection. It is still chosen here: send it again when you are back online, or give a link to it instead.';

/** A form that takes a lead: in the footer, in the enquiry modal, on the pages for contact and careers. */
export function EnquiryForm(props: Props) {
  const {
    form,
    endpoint,
    page,
    withMessage = false,
    message,
    failureMessage,
    whatsApp,
    returned,
    before,
    children,
  } = props;
  const { errors, phase, uploaded, unsent, cvUnsent, ...listeners } = useEnquiryForm({
    source: form,
    endpoint,
    page,
    onAccepted: (element, accepted) => onAccepted(form, element, accepted),
    returned,
  });
  const isSending = phase !== 'idle';
  const idOf = (name: string) => `${idPrefixes[form]}-${name}`;
  const fields = formFields(form, withMessage);
  const firstBad = returned && fields.find(({ name }) => returned.errors[name])?.name;

  return (
    <form
      className={form === 'footer' ? `${styles.form} ${styles.footer}` : styles.form}
      method="post"
      {...(form === APPLICATION_SOURCE
        ? { action: paths.applications, encType: 'multipart/form-data' as const }
        : { action: paths.enquiries })}
      noValidate
      {...listeners}
      aria-busy={isSending || undefined}
    >
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page" value={page} />
      {before}
      {fields.map(({ name, ...field }) => (
        <Field
          key={name}
          id={idOf(name)}
          name={name}
          error={shownError(form, errors[name])}
          defaultValue={
            name === CV_FIELD
              ? undefined
              : (returned?.values[name] ?? (name === 'message' ? message : undefined))
          }
          autoFocus={firstBad === name || undefined}
          {...field}
        />
      ))}
      <Honeypot id={idOf('subject')} />
      <div className={styles.end}>
        <Button
          type="submit"
          className={styles.submit}
          aria-disabled={isSending || undefined}
          autoFocus={(returned && !firstBad) || undefined}
        >
          <span className={styles.idle}>{form === APPLICATION_SOURCE ? 'Send application' : 'Submit'}</span>
          <span className={styles.busy}>Sending</span>
        </Button>
        <p role="status" className={styles.status}>
          {phase === 'working' ? <span>{ONE_MOMENT}</span> : null}
          {uploaded !== null && phase !== 'idle' ? (
            <label className={styles.upload}>
              {uploaded < 1 ? 'Sending your CV' : 'Looking at your CV'}
              <progress className={styles.progress} value={uploaded} />
            </label>
          ) : null}
          {unsent && cvUnsent ? <span>{CV_UNSENT} </span> : null}
          {/* Always there: before the island wakes, `early-submit.browser.ts` shows it. */}
          <span hidden={!unsent} data-unsent>
            {failureMessage}
            {whatsApp ? (
              <a
                className={styles.chat}
                href={unsent ? whatsAppEnquiry(whatsApp, enquiryBody(form, unsent).data) : whatsApp}
                target="_blank"
                rel="noopener"
              >
                Send it by WhatsApp
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            ) : null}
          </span>
        </p>
      </div>
      {children}
    </form>
  );
}

function onAccepted(source: EnquirySource, form: HTMLFormElement, detail: AcceptedEnquiry) {
  form.reset();
  form.closest('dialog')?.close();
  form.dispatchEvent(new CustomEvent<AcceptedEnquiry>('enquiry-sent', { bubbles: true, detail }));
  location.assign(paths.thankYou + thanksPart(source));
}
