import { SelectField } from '../../../ui/select-field';
import type { Option } from './project-filter';
import styles from './project-filter.module.css';

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
  return (
    <SelectField id={`filter-${name}`} name={name} label={label} chosen={chosen}>
      <option value="">{any}</option>
      {options.map(({ key, label: words }) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

/** The most one wants to spend, typed as the trade says it. */
export function FilterBudget({ typed, wrong }: { typed: string; wrong: boolean }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor="filter-budget">
        Budget, at most
      </label>
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
    </div>
  );
}
