import type { ReactNode } from 'react';
import type { Option } from './project-filter';
import styles from './project-filter.module.css';

type Props = { id: string; label: string; children: ReactNode };

function Labelled({ id, label, children }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  chosen: string;
  /** The option that asks for nothing. */
  any: string;
  options: Option[];
};

/** One thing to choose. */
export function FilterChoice({ name, label, chosen, any, options }: ChoiceProps) {
  const id = `filter-${name}`;
  return (
    <Labelled id={id} label={label}>
      <span className={styles.select}>
        <select id={id} name={name} defaultValue={chosen}>
          <option value="">{any}</option>
          {options.map(({ key, label: words }) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" />
        </svg>
      </span>
    </Labelled>
  );
}

/** The most one wants to spend, typed as the trade says it. */
export function FilterBudget({ typed, wrong }: { typed: string; wrong: boolean }) {
  return (
    <Labelled id="filter-budget" label="Budget, at most">
      <input
        id="filter-budget"
        name="budget"
        type="text"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={24}
        defaultValue={typed}
        aria-describedby="filter-budget-hint"
        aria-invalid={wrong ? true : undefined}
      />
      <p className={wrong ? styles.wrong : styles.hint} id="filter-budget-hint">
        {wrong ? 'Type an amount such as 85 L or 2 Cr.' : 'Such as 85 L or 2 Cr'}
      </p>
    </Labelled>
  );
}
