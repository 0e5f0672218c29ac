import { rupeesFrom } from '../../../ui/rupees-from';
import type { Amount } from './list-query';

const LAKH_RUPEES = 1_00_000;
const MAX_RUPEES = 500_00_00_000;
/** `2` is two crore, `75` is seventy-five lakh: nobody says it the other way round of a home in Pune. */
const FEWEST_BARE_LAKHS = 20;
const MOST_BARE_LAKHS = 1000;

// What people write around an amount: a currency, "at most", and the dash that ends a sum on paper.
const AROUND =
  /^(?:up ?to|under|below|less than|within|at most|max(?:imum)?)?\s*(?:₹|rs\.?|inr)?\s*|(?:\/-)?\s*(?:max)?\.?$/g;
const BARE = /^\d+(?:\.\d+)?$/;

/** A bare number as it is meant, in rupees. */
function bareRupees(figure: string): number | null {
  const number = Number(figure);
  if (number < FEWEST_BARE_LAKHS) return rupeesFrom(`${figure} cr`);
  if (number < MOST_BARE_LAKHS) return rupeesFrom(`${figure} l`);
  return rupeesFrom(figure);
}

/**
 * The most a visitor wants to spend, in rupees: `2`, `1.9 cr`, `75 l`, `85 lakh`, `₹2 Cr` or `2,00,00,000`. Rounded up
 * to a lakh, so that a budget written in crores to two decimals is the same budget. `null` is none, `unread` is
 * anything else, and what no home costs.
 */
export function budgetFrom(typed: string): Amount {
  const words = typed.trim().toLowerCase();
  if (words === '') return null;
  const figure = words.replace(AROUND, '').replace(/,|\s/g, '');
  const rupees = BARE.test(figure) ? bareRupees(figure) : rupeesFrom(figure);
  if (rupees === null || rupees < LAKH_RUPEES || rupees > MAX_RUPEES) return 'unread';
  return Math.ceil(rupees / LAKH_RUPEES) * LAKH_RUPEES;
}
