import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './call-out.module.css';

const kinds = {
  note: { label: 'Good to know', Icon: Info },
  caution: { label: 'Take care', Icon: TriangleAlert },
} as const;

type Props = { kind: keyof typeof kinds; heading: string; children: ReactNode };

/** A quiet box beside the course of a text. Its heading is no heading of the text. */
export function CallOut({ kind, heading, children }: Props) {
  const { label, Icon } = kinds[kind];
  return (
    <div className={`${styles.callOut} ${styles[kind]}`} role="note" aria-label={heading || label}>
      <p className={styles.kind}>
        <Icon aria-hidden size={18} strokeWidth={1.5} />
        {label}
      </p>
      {heading ? <p className={styles.heading}>{heading}</p> : null}
      {children}
    </div>
  );
}
