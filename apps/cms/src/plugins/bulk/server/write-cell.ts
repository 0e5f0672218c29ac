import { writeDay } from '../../../written-day';
import type { CellRule, Value } from './cell-rule';

/** How a value stands in a file of CSV, and is said to an editor. */
export function writeCell({ kind }: CellRule, value: Value): string | number | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return kind === 'day' && typeof value === 'string' ? writeDay(value) : value;
}

/** As it is stored. */
export const stored = ({ kind }: CellRule, value: Value): Value =>
  kind === 'rupees' && value !== null ? String(value) : value;
