import styles from './enquiry-reference.module.css';

/** Where the thank-you page shows the reference of the enquiry; the page is the same for all until script runs. */
export function EnquiryReference() {
  return (
    <p className={styles.reference} data-enquiry-reference hidden>
      Your reference: <strong></strong>
    </p>
  );
}
