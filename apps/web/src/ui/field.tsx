import type { InputHTMLAttributes } from 'react';
import styles from './field.module.css';

type Props = {
  /** Unique on the page; the ids of hint and error are made from it. */
  id: string;
  name: string;
  label: string;
  /** Shown under the field; an empty text or none means that the field is right. */
  error?: string | undefined;
  hint?: string | undefined;
  /** More than one line. */
  multiline?: boolean;
  /** Nobody has to fill it in. */
  optional?: boolean;
  defaultValue?: string | undefined;
  autoFocus?: boolean | undefined;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'accept'
>;

/** A labelled field for text or a file, with a place for its error, kept free so that an error moves nothing. */
export function Field(props: Props) {
  const { id, label, error, hint, multiline = false, optional = false, type = 'text', ...rest } = props;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  // The error comes last: it is the newest thing said about the field.
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  const control = {
    id,
    className: styles.control,
    'aria-required': optional ? undefined : true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
    ...rest,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {multiline ? <textarea rows={3} {...control} /> : <input type={type} {...control} />}
      <div className={styles.below}>
        {error ? (
          <p className={styles.error} id={errorId}>
            {error}
          </p>
        ) : null}
        {hint ? (
          <p className={error ? 'visually-hidden' : styles.hint} id={hintId}>
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
