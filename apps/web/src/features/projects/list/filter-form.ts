import { amountText } from './filter-field';
import type { AmountName, ListChoice } from './list-choice';
import { askedOf, type ListQuery } from './list-query';

/** What the fields of a filter ask for. */
export function askedIn(form: HTMLFormElement): ListQuery {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return askedOf(fields).query;
}

const amounts: readonly AmountName[] = ['budget', 'area-from', 'area-to'];

/** Writes a choice into the fields of a filter. */
export function fillIn(form: HTMLFormElement, choice: ListChoice): void {
  const values = new Map<string, string>([
    ['city', choice.city],
    ['type', choice.type],
    ['possession', choice.possession],
    ['status', choice.status],
    ['sort', choice.sort === 'given' ? '' : choice.sort],
    ...amounts.map((name): [string, string] => [name, amountText(name, choice)]),
  ]);
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = choice.locality.includes(field.value);
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = values.get(field.name) ?? '';
    }
  }
}
