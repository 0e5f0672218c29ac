// An island because a form that answers in place, sends once and keeps what was typed needs the browser. Until it
// wakes, and where there is no script, it is a plain form that posts to the site.
import { paths } from '../../config/paths';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import type { EnquiryForm as Form } from './enquiry';
import styles from './enquiry-form.module.css';
import { shownError } from './enquiry-rules';
import { formFields } from './form-fields';
import type { SentEnquiry } from './sent-enquiry';
import { useEnquiryForm } from './use-enquiry-form';
import { whatsAppEnquiry } from './whatsapp-enquiry';

type Props = {
  form: Form;
  /** `{backend}/api/website-leads` as the browser reaches it. */
  endpoint: string;
  /** Path of the page the form stands on. */
  page: string;
  /** The message option of the modal's form (spec section 5). */
  withMessage?: boolean;
  /** Said when an enquiry could not be sent; empty: nothing is said (spec section 8). */
  failureMessage: string;
  /** The company's chat, the way left when an enquiry could not be sent. */
  whatsApp?: string | null;
  /** What came back from a post without script. */
  sent?: SentEnquiry | undefined;
};

/** A form that takes a lead: in the footer, and in the enquiry modal. */
export function EnquiryForm(props: Props) {
  const { form, endpoint, page, withMessage = false, failureMessage, whatsApp, sent } = props;
  const { errors, sending, failed, ...listeners } = useEnquiryForm({ form, endpoint, page, onSuccess, sent });
  const idOf = (name: string) => `${form === 'footer' ? 'footer' : 'modal'}-${name}`;
  const fields = formFields(form, withMessage);
  const firstBad = sent && fields.find(({ name }) => sent.errors[name])?.name;

  return (
    <form
      className={form === 'footer' ? `${styles.form} ${styles.footer}` : styles.form}
      method="post"
      action={paths.enquiries}
      noValidate
      {...listeners}
      aria-busy={sending || undefined}
    >
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page" value={page} />
      {fields.map(({ name, ...field }) => (
        <Field
          key={name}
          id={idOf(name)}
          name={name}
          error={shownError(form, errors[name])}
          defaultValue={sent?.values[name]}
          autoFocus={firstBad === name || undefined}
          {...field}
        />
      ))}
      <div className={styles.end}>
        <Button
          type="submit"
          className={styles.submit}
          aria-disabled={sending || undefined}
          autoFocus={(sent && !firstBad) || undefined}
        >
          <span className={sending ? styles.hidden : undefined}>Submit</span>
          <span className={sending ? undefined : styles.hidden}>Sending</span>
        </Button>
        <p role="status" className={styles.status}>
          {failed ? failureMessage : null}
          {failed && whatsApp ? (
            <a
              className={styles.chat}
              href={whatsAppEnquiry(whatsApp, failed)}
              target="_blank"
              rel="noopener"
            >
              Send it by WhatsApp
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          ) : null}
        </p>
      </div>
    </form>
  );
}

function onSuccess(form: HTMLFormElement) {
  form.reset();
  form.closest('dialog')?.close();
  // For whoever waits for an enquiry, such as a floor plan that is shown after one.
  form.dispatchEvent(new CustomEvent('enquiry-sent', { bubbles: true }));
  location.assign(paths.thankYou);
}
