import type { ReactNode } from 'react';
import styles from './heading.module.css';

type Props = {
  level: 1 | 2 | 3;
  id?: string;
  /** A word or two above the heading that say what kind of thing follows. */
  label?: ReactNode;
  /** Set larger or smaller than its level suggests. */
  size?: 'display' | 'title' | 'small';
  children: ReactNode;
};

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;
const sizes = { 1: 'display', 2: 'title', 3: 'small' } as const;

/** A heading with its label. The label is read after the heading, so that outlines start with the heading. */
export function Heading({ level, id, label, size = sizes[level], children }: Props) {
  const Tag = tags[level];
  return (
    <div className={styles.heading}>
      <Tag id={id} className={styles[size]}>
        {children}
      </Tag>
      {label ? <p className={styles.label}>{label}</p> : null}
    </div>
  );
}
