import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './cost-field.module.css';

type Props = {
  id: string;
  label: string;
  /** What counts while the field is empty. */
  hint: ReactNode;
  error?: string | undefined;
  /** Shown before the figure, such as ₹, or after it, such as %. */
  prefix?: string;
  suffix?: string;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'inputMode' | 'defaultValue'>;

/** A field for a figure; never required, because every figure has one of ours to begin with. */
export function CostField({ id, label, hint, error, prefix, suffix, ...input }: Props) {
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        {prefix ? <span aria-hidden="true">{prefix}</span> : null}
        <input
          id={id}
          type="text"
          autoComplete="off"
          // Lets the print style tell an empty field.
          placeholder=" "
          maxLength={24}
          aria-describedby={hintId}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        {suffix ? <span aria-hidden="true">{suffix}</span> : null}
      </span>
      <p className={error ? styles.error : styles.hint} id={hintId}>
        {error ?? hint}
      </p>
    </div>
  );
}

type RadioProps = {
  legend: string;
  name: string;
  chosen: string;
  options: { value: string; label: string; detail?: ReactNode }[];
};

/** Native radio buttons, one below the other, each a line as tall as a finger. */
export function CostRadios({ legend, name, chosen, options }: RadioProps) {
  return (
    <fieldset className={styles.radios}>
      <legend className={styles.label}>{legend}</legend>
      {options.map(({ value, label, detail }) => (
        <label key={value} className={styles.radio}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{label}</span>
          {detail ? <span className={styles.detail}>{detail}</span> : null}
        </label>
      ))}
    </fieldset>
  );
}
