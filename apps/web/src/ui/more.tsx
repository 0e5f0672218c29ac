import type { ReactNode } from 'react';
import styles from './more.module.css';

type Props = {
  /** What stands there while the rest is folded away. */
  summary: string;
  open?: boolean;
  /** Of the whole. */
  className?: string | undefined;
  children: ReactNode;
};

/** A line within a form or beside it that opens what few people need, under the house's own sign. */
export function More({ summary, open, className, children }: Props) {
  return (
    <details className={[styles.more, className].filter(Boolean).join(' ')} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
