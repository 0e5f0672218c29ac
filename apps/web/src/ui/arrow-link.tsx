import type { ReactNode } from 'react';
import styles from './arrow-link.module.css';

type Props = {
  href: string;
  children: ReactNode;
  onClick?: React.MouseEventHandler<HTMLAnchorElement>;
  /** An address of the site that is told when it is pressed. */
  ping?: string | undefined;
};

const isOutside = (href: string) => /^https?:/.test(href);

/** A link that leads on. Links to other sites open in a new tab and say so. */
export function ArrowLink({ href, children, onClick, ping }: Props) {
  const outside = isOutside(href);
  return (
    <a
      className={styles.link}
      href={href}
      onClick={onClick}
      ping={ping}
      {...(outside ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <span className={styles.text}>{children}</span>
      <svg
        className={outside ? styles.outside : styles.arrow}
        viewBox="0 0 24 10"
        width="24"
        height="10"
        aria-hidden="true"
      >
        <path d="M0 5h23M19 1l4 4-4 4" fill="none" stroke="currentColor" />
      </svg>
      {outside ? <span className="visually-hidden">(opens in a new tab)</span> : null}
    </a>
  );
}
