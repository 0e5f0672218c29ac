import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Look = {
  /** `solid` for the one thing a visitor should do here, `quiet` for the rest. */
  look?: 'solid' | 'quiet';
};

const classOf = (look: Look['look'], extra: string | undefined) =>
  [styles.button, look === 'quiet' ? styles.quiet : styles.solid, extra].filter(Boolean).join(' ');

/** A button. With `command` and `commandfor` it opens or closes a dialog without script. */
export function Button({ look, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={classOf(look, className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a className={classOf(look, className)} {...rest} />;
}
