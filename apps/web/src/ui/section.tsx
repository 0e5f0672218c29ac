import type { ReactNode } from 'react';
import { type Enhancement, enhanced } from '../browser/enhance';
import styles from './section.module.css';

type Props = {
  /** Id of the heading that names the section. */
  labelledBy?: string;
  id?: string;
  tone?: 'page' | 'panel' | 'ink';
  /** `joined` follows the section above without its own space before; `first` opens a page. */
  start?: 'open' | 'joined' | 'first';
  /** The status of the load the section was made from; the browser gets no more of it than this. */
  load?: 'succeeded' | 'failed' | 'loading';
  /** Left out where the page is printed: pictures, and ways to go on. */
  onScreenOnly?: boolean;
  /** Who helps it in the browser. */
  enhancedBy?: Enhancement;
  children: ReactNode;
};

/** A chapter of a page: room above and below, content no wider than the page. */
export function Section({
  labelledBy,
  id,
  tone = 'page',
  start = 'open',
  load,
  onScreenOnly,
  enhancedBy,
  children,
}: Props) {
  const classes = [
    styles.section,
    tone !== 'page' && styles[tone],
    start !== 'open' && styles[start],
    onScreenOnly && styles.onScreenOnly,
  ];
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      id={id}
      aria-labelledby={labelledBy}
      data-load={load}
      {...(enhancedBy ? enhanced(enhancedBy) : {})}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
