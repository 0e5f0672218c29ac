import { formatMoney } from '@sahyara/money/format-money';
import { formatSqFt } from '../../../ui/format-area';
import { SelectField } from '../../../ui/select-field';
import type { AmountName, ListChoice, Option } from './list-choice';
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

type SeveralProps = { name: string; label: string; chosen: readonly string[]; options: Option[] };

/** Several things of which any will do. */
export function FilterSeveral({ name, label, chosen, options }: SeveralProps) {
  return (
    <fieldset className={styles.several}>
      <legend className={styles.label}>{label}</legend>
      {options.map(({ key, label: words }) => (
        <label key={key} className={styles.one}>
          <input type="checkbox" name={name} value={key} defaultChecked={chosen.includes(key)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

type AmountProps = {
  name: AmountName;
  label: string;
  typed: string;
  /** Below the field: what to type, what was understood, or that nothing was. */
  hint: string;
  wrong: boolean;
};

/** An amount, typed as people say it. */
function FilterAmount({ name, label, typed, hint, wrong }: AmountProps) {
  const id = `filter-${name}`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={24}
        defaultValue={typed}
        aria-describedby={`${id}-hint`}
        aria-invalid={wrong ? true : undefined}
      />
      <p className={wrong ? styles.wrong : styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}

/** An amount as it stands in its field. */
export function amountText(name: AmountName, { budget, areaFrom, areaTo }: ListChoice): string {
  if (name === 'budget') return budget === null ? '' : formatMoney(budget);
  const area = name === 'area-from' ? areaFrom : areaTo;
  return area === null ? '' : formatSqFt(area);
}

/** The most one wants to spend. A bare number is said back as it was understood. */
export function FilterBudget({ first, choice }: { first: ListChoice; choice: ListChoice }) {
  const wrong = choice.unread.includes('budget');
  const understood = choice.budget === null ? 'Such as 85 L or 2 Cr' : `Up to ${formatMoney(choice.budget)}`;
  return (
    <FilterAmount
      name="budget"
      label="Budget, at most"
      typed={amountText('budget', first)}
      hint={wrong ? 'Type an amount such as 85 L or 2 Cr.' : understood}
      wrong={wrong}
    />
  );
}

/** Carpet area from and to. */
export function FilterAreas({ first, choice }: { first: ListChoice; choice: ListChoice }) {
  const field = (name: 'area-from' | 'area-to', label: string, example: string) => {
    const wrong = choice.unread.includes(name);
    const area = name === 'area-from' ? choice.areaFrom : choice.areaTo;
    const understood =
      area === null ? example : `${name === 'area-from' ? 'From' : 'Up to'} ${formatSqFt(area)}`;
    return (
      <FilterAmount
        name={name}
        label={label}
        typed={amountText(name, first)}
        hint={wrong ? 'Type sq ft, such as 1,200.' : understood}
        wrong={wrong}
      />
    );
  };
  return (
    <div className={styles.pair}>
      {field('area-from', 'Area from', 'Carpet, such as 900')}
      {field('area-to', 'Area to', 'Sq ft, such as 1,400')}
    </div>
  );
}
