import type { ReactNode } from 'react';
import styles from './cover-link.module.css';

type Props = { href: string; outside?: boolean | undefined; children: ReactNode };

/** The link of a card: its title by name, the whole card by reach. The card is the nearest positioned box around it. */
export function CoverLink({ href, outside = false, children }: Props) {
  return (
    <a className={styles.link} href={href} {...(outside ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}
