import type { ReactNode } from 'react';
import styles from './empty-note.module.css';

/** Said where a list has nothing in it yet. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
