import type { ReactNode } from 'react';
import styles from './fold.module.css';

type Props = {
  /** What stands there while the rest is folded away. */
  summary: ReactNode;
  /** Of the whole. */
  className?: string | undefined;
  children: ReactNode;
};

/** Something that opens where it stands, under the house's own sign. On paper it is open. */
export function Fold({ summary, className, children }: Props) {
  return (
    <details className={[styles.fold, className].filter(Boolean).join(' ')}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
