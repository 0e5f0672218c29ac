import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Props = ComponentProps<'button'> & {
  /** `solid` for the one thing a visitor should do here, `quiet` for the rest. */
  look?: 'solid' | 'quiet';
};

/** A button. With `command` and `commandfor` it opens or closes a dialog without script. */
export function Button({ look = 'solid', className, type = 'button', ...rest }: Props) {
  const classes = [styles.button, styles[look], className].filter(Boolean).join(' ');
  return <button type={type} className={classes} {...rest} />;
}
