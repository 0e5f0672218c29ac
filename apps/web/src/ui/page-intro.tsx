import type { ReactNode } from 'react';
import { Heading } from './heading';
import styles from './page-intro.module.css';

/** The opening of a page without a banner: a large heading, and a few words beside it. */
export function PageIntro({ id, heading, children }: { id: string; heading: string; children?: ReactNode }) {
  return (
    <header className={styles.intro}>
      <Heading level={1} id={id}>
        {heading}
      </Heading>
      {children ? <div className={styles.words}>{children}</div> : null}
    </header>
  );
}
