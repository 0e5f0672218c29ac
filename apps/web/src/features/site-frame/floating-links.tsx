import { dialogs } from '../../contracts/dialogs';
import { WhatsAppIcon } from '../../ui/brand-icons';
import styles from './floating-links.module.css';

/**
 * What stays in the window on every page (spec section 2): the chat, and the way to the enquiry modal. Stands before
 * the page's content, so that it is there with the first paint.
 */
export function FloatingLinks({ chat }: { chat: string | null }) {
  return (
    <aside aria-label="Reach us">
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
