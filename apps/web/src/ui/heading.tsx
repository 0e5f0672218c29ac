import type { ReactNode } from 'react';
import styles from './heading.module.css';

type Props = {
  level: 1 | 2;
  id?: string;
  /** `display` opens a page, `title` a chapter. */
  size?: 'display' | 'title';
  children: ReactNode;
};

const tags = { 1: 'h1', 2: 'h2' } as const;
const sizes = { 1: 'display', 2: 'title' } as const;

/** A heading no wider than reads well at its size. */
export function Heading({ level, id, size = sizes[level], children }: Props) {
  const Tag = tags[level];
  return (
    <Tag id={id} className={styles[size]}>
      {children}
    </Tag>
  );
}
