import styles from './honeypot.late.module.css';

/** The honeypot's name: one that no browser and no password manager knows how to fill. */
export const HONEYPOT = 'subject';

/** A field for machines that fill in whatever they find. People neither see, reach nor hear it. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
