import { Bookmark } from 'lucide-react';
import { paths } from '../../config/paths';
import styles from './shortlist-link.module.css';

/** The way to the shortlist, in the header: shown by script once something is kept (`wake-shortlist.ts`). */
export function ShortlistLink() {
  return (
    <a className={styles.link} href={paths.shortlist()} data-shortlist-link="" rel="nofollow" hidden>
      <Bookmark aria-hidden size={20} strokeWidth={1.25} />
      <span className={styles.word}>Shortlist</span> <span data-shortlist-count="" />
    </a>
  );
}

/** Says what became of a press, under the header; nothing moves for it. */
export function ShortlistSaid() {
  return <p role="status" className={styles.said} data-shortlist-said="" />;
}

/** Beside a form: what is kept here goes along with what is sent. Shown by script once something is. */
export function ShortlistNote() {
  return (
    <p className={styles.note} data-shortlist-note="" hidden>
      Your <a href={paths.shortlist()}>shortlist</a> goes along.
    </p>
  );
}
