import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text: a comfortable measure, and room between paragraphs. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
