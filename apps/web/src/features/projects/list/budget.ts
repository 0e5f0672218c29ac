import { rupeesFrom } from '../../../ui/rupees-from';

/** The most a visitor wants to spend, in rupees, whole lakhs; `null` is no limit. */
export type Budget = number | null;

const LAKH_RUPEES = 1_00_000;
const MAX_RUPEES = 500_00_00_000;

/**
 * The budget in a field or an address: `1.5 cr`, `85 lakh`, `15000000`. Anything else is none. Rounded up to a lakh,
 * so that a budget written in crores to two decimals is the same budget.
 */
export function budgetFrom(typed: string): Budget {
  const rupees = rupeesFrom(typed);
  if (rupees === null || rupees < LAKH_RUPEES || rupees > MAX_RUPEES) return null;
  return Math.ceil(rupees / LAKH_RUPEES) * LAKH_RUPEES;
}
