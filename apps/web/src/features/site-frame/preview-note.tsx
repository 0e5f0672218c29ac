import styles from './preview-note.module.css';

/** How a page with a draft in it was opened. */
export type Preview = {
  /** Until when its address shows it (ISO 8601). */
  until: string;
  /** By a link for people without an account. */
  isReview: boolean;
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

/** Says of a page that visitors do not see it so. */
export function PreviewNote({ until, isReview }: Preview) {
  return (
    <p className={styles.note} role="note">
      <strong className={styles.word}>Draft</strong> Not on the site. Forms send nothing.
      {isReview ? ` This link ends on ${moment.format(new Date(until))} IST.` : ''}
    </p>
  );
}
