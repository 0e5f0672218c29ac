import { enhanced } from '../../browser/enhance';
import styles from './preview-note.module.css';
import { previewParts as parts } from './preview-parts';

/** How a page with a draft in it was opened. */
export type Preview = {
  /** Until when its address shows it (ISO 8601). */
  until: string;
  /** By a link for people without an account. */
  isReview: boolean;
  /** The draft, or what visitors see in its place. */
  shows: 'draft' | 'published';
  /** The origin of the panel, in which it stands beside the form. */
  panel: string;
};

declare global {
  namespace App {
    interface Locals {
      preview?: Preview;
    }
  }
}

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Says of a page that visitors do not see it so; or, beside it, that they do. */
export function PreviewNote({ until, isReview, shows, panel }: Preview) {
  return (
    <p className={styles.note} role="note" {...enhanced('scroll-together')} {...parts.panel.mark(panel)}>
      {shows === 'draft' ? (
        <>
          <strong className={styles.word}>Draft</strong> Not on the site.
        </>
      ) : (
        <>
          <strong className={styles.word}>On the site</strong> As visitors see it now.
        </>
      )}{' '}
      Forms send nothing.
      {isReview ? ` This link ends on ${moment.format(new Date(until))} IST.` : ''}
    </p>
  );
}
