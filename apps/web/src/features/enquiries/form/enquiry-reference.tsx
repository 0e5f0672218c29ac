import { isReference } from '@sahyara/lead-contract/reference';
import { enhanced } from '../../../browser/enhance';
import styles from './enquiry-reference.module.css';

type Props = {
  /** From the address, where no script will say it. */
  told?: string | null;
};

/** Where the thank-you page shows the reference of the enquiry; without one in the address script fills it in. */
export function EnquiryReference({ told = null }: Props) {
  const reference = isReference(told) ? told : null;
  return (
    <p className={styles.reference} {...enhanced('enquiry-reference')} hidden={reference === null}>
      Your reference: <strong>{reference}</strong>
    </p>
  );
}
