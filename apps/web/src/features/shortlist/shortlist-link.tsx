import { Bookmark } from 'lucide-react';
import { enhanced } from '../../browser/enhance';
import { paths } from '../../config/paths';
import styles from './shortlist-link.module.css';
import { shortlistParts as parts } from './shortlist-parts';

/** The way to the shortlist, in the header: shown by script once something is kept (`shortlist-link.browser.ts`). */
export function ShortlistLink() {
  return (
    <a className={styles.link} href={paths.shortlist()} rel="nofollow" hidden {...enhanced('shortlist-link')}>
      <Bookmark aria-hidden size={20} strokeWidth={1.25} />
      <span className={styles.word}>Shortlist</span> <span {...parts.count.mark()} />
    </a>
  );
}

/** Says what became of a press, under the header; nothing moves for it. */
export function ShortlistSaid() {
  return <p role="status" className={styles.said} {...enhanced('shortlist-said')} />;
}

/** Beside a form: what is kept here goes along with what is sent. Shown by script once something is. */
export function ShortlistNote() {
  return (
    <p className={styles.note} hidden {...enhanced('shortlist-link')}>
      Your <a href={paths.shortlist()}>shortlist</a> goes along.
    </p>
  );
}
