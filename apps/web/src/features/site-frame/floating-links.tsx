import { dialogs } from '../../contracts/dialogs';
import { WhatsAppIcon } from '../../ui/brand-icons';
import styles from './floating-links.module.css';
import type { Site } from './site';

/** What stays in the window on every page (spec section 2): the chat, and the way to the enquiry modal. */
export function FloatingLinks({ site: { whatsApp } }: { site: Pick<Site, 'whatsApp'> }) {
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
      {whatsApp && (
        <a
          className={styles.chat}
          href={whatsApp}
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
