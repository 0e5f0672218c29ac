import { toldWhenPressed } from '../../contracts/chat-press';
import { dialogs } from '../../contracts/dialogs';
import { WhatsAppIcon } from '../../ui/brand-icons';
import styles from './floating-links.module.css';

type Props = {
  chat: string | null;
  /** The path of the page. */
  page: string;
  /** A bar of the page's own stands at the foot of a phone, with its Enquire Now. */
  hasBar: boolean;
};

/**
 * What stays in the window on every page (spec section 2): the chat, and the way to the enquiry modal. Stands before
 * the page's content, so that it is there with the first paint.
 */
export function FloatingLinks({ chat, page, hasBar }: Props) {
  return (
    <aside aria-label="Reach us" className={hasBar ? styles.overBar : undefined}>
      <button
        type="button"
        className={styles.enquire}
        command="show-modal"
        commandfor={dialogs.enquireNow}
        aria-haspopup="dialog"
      >
        Enquire Now
      </button>
      {chat && (
        <a
          className={styles.chat}
          href={chat}
          {...toldWhenPressed(page)}
          target="_blank"
          rel="noopener"
          aria-label="Chat on WhatsApp (opens in a new tab)"
        >
          <WhatsAppIcon size={26} />
        </a>
      )}
    </aside>
  );
}
