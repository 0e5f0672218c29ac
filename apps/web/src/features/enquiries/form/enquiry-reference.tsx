import { isReference } from '@sahyara/lead-contract/reference';
import { enhanced } from '../../../browser/enhance';
import { paths } from '../../../config/paths';
import { toldWhenPressed } from '../../../contracts/chat-press';
import { chatGoingOn } from '../../../contracts/company-chat';
import { ArrowLink } from '../../../ui/arrow-link';
import styles from './enquiry-reference.module.css';
import { referenceLine } from './reference-line';

type Props = {
  /** From the address, where no script will say it. */
  told?: string | null;
  /** The company's chat, to go on in. */
  chat: string | null;
};

/** Where the thank-you page shows the reference of the enquiry; without one in the address script fills it in. */
export function EnquiryReference({ told = null, chat }: Props) {
  const reference = isReference(told) ? told : null;
  return (
    <div className={styles.reference} {...enhanced('enquiry-reference')} hidden={reference === null}>
      <p>
        Your reference: <strong>{reference}</strong>
      </p>
      {chat ? (
        <ArrowLink
          href={reference ? chatGoingOn(chat, referenceLine(reference)) : chat}
          {...toldWhenPressed(paths.thankYou, reference)}
        >
          Go on by WhatsApp
        </ArrowLink>
      ) : null}
    </div>
  );
}
