import type { ComponentProps } from 'react';
import { Button } from './button';
import buttonStyles from './button.module.css';
import styles from './button-or-link.module.css';

type Props = ComponentProps<typeof Button> & {
  /** Where the same is to be had without script. */
  href: string;
};

/** A button that a script makes more of, and in its place a link where there is none. */
export function ButtonOrLink({ href, className, look = 'solid', ...button }: Props) {
  const own = className ? `${className} ` : '';
  return (
    <>
      <Button {...button} look={look} className={own + styles.button} />
      <noscript className={styles.link}>
        <a
          href={href}
          aria-label={button['aria-label']}
          className={`${buttonStyles.button} ${buttonStyles[look]} ${own}`.trim()}
        >
          {button.children}
        </a>
      </noscript>
    </>
  );
}
