import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './dialog.late.module.css';

type Props = {
  /** What buttons name in `commandfor`. */
  id: string;
  title: string;
  children: ReactNode;
  /** `form` is narrow, `text` has the measure of a page of reading. */
  width?: 'form' | 'text';
  /** Rendered open: how a page without script answers a form that stands in the dialog. */
  open?: boolean;
};

/**
 * A modal: closed by its button, by Escape and by a press on the backdrop (`closedby`, filled in by
 * `dialogs.browser.ts` where the browser lacks it).
 */
export function Dialog({ id, title, children, width = 'form', open = false }: Props) {
  const titleId = `${id}-title`;
  return (
    <dialog
      id={id}
      className={width === 'text' ? `${styles.dialog} ${styles.text}` : styles.dialog}
      closedby="any"
      aria-labelledby={titleId}
      open={open}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} command="close" commandfor={id} aria-label="Close">
            <X aria-hidden size={24} strokeWidth={1.25} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
