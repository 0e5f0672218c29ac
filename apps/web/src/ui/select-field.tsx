import type { ReactNode } from 'react';
import styles from './select-field.module.css';

type Props = {
  id: string;
  name: string;
  label: string;
  chosen: string;
  required?: boolean;
  /** Keeps the distance that fields with a line for errors keep. */
  inForm?: boolean;
  /** The options, in groups or not. */
  children: ReactNode;
};

/** One thing to choose of several. */
export function SelectField({ id, name, label, chosen, required, inForm = false, children }: Props) {
  return (
    <div className={inForm ? `${styles.field} ${styles.inForm}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.select}>
        <select className={styles.control} id={id} name={name} required={required} defaultValue={chosen}>
          {children}
        </select>
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" />
        </svg>
      </span>
    </div>
  );
}
