import type { ReactNode } from 'react';
import styles from './side-by-side.module.css';

/** Things that stand side by side where there is room; without any, nothing. */
export function SideBySide({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.band}>
      <div className={styles.columns}>{children}</div>
    </div>
  );
}
