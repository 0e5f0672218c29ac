import { Fragment, type ReactNode } from 'react';
import styles from './dotted.module.css';

/** Short facts in one line, a dot between them; empty ones are left out. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  const said = parts.filter((part) => part !== '' && part !== null && part !== undefined);
  return said.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line of facts is never reordered.
    <Fragment key={index}>
      {index > 0 ? <span className={styles.dot}> · </span> : null}
      {part}
    </Fragment>
  ));
}
