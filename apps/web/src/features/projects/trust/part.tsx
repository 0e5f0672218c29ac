import type { ReactNode } from 'react';
import styles from './trust-room.module.css';

/** A part of a phase's papers, under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}
