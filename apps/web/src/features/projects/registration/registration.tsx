import { isSampleRegistration } from '../project-terms';
import styles from './registration.module.css';

/** A RERA number, with the words that keep a demo number from being taken for a real one. */
export function Registration({ number }: { number: string }) {
  return (
    <span className={styles.registration}>
      {number}
      {isSampleRegistration(number) ? <span className={styles.sample}>Sample registration</span> : null}
    </span>
  );
}
