import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Props = ComponentProps<'a'> & {
  /** `solid` for the one thing a visitor should do here, `quiet` for the rest. */
  look?: 'solid' | 'quiet';
};

/** A link to the one thing a visitor should do here: it looks like a button and is none. */
export function ButtonLink({ look = 'solid', className, children, ...rest }: Props) {
  const classes = [styles.button, styles[look], className].filter(Boolean).join(' ');
  return (
    <a className={classes} {...rest}>
      {children}
    </a>
  );
}
