import { formatMoney } from '@sahyara/money/format-money';
import { formatSqFt } from '../../../ui/format-area';
import { activeFilters, type Facets, type FilterName, type ListChoice, READY } from './list-choice';

const either = new Intl.ListFormat('en-IN', { type: 'disjunction' });

function labelsOf(name: 'city' | 'locality' | 'type' | 'status', choice: ListChoice, facets: Facets): string {
  const chosen = [choice[name]].flat();
  return either.format(facets[name].filter(({ key }) => chosen.includes(key)).map(({ label }) => label));
}

function areaWords({ areaFrom, areaTo }: ListChoice): string {
  if (areaFrom !== null && areaTo !== null) return formatSqFt(areaFrom, areaTo);
  if (areaFrom !== null) return `from ${formatSqFt(areaFrom)}`;
  return areaTo === null ? '' : `up to ${formatSqFt(areaTo)}`;
}

const budgetWords = ({ budget }: ListChoice) => (budget === null ? '' : `up to ${formatMoney(budget)}`);

const possessionWords = ({ possession }: ListChoice) =>
  possession === READY ? 'ready now' : `by the end of ${possession}`;

const wishes: Record<FilterName, (choice: ListChoice, facets: Facets) => string> = {
  type: (choice, facets) => labelsOf('type', choice, facets),
  budget: budgetWords,
  area: areaWords,
  possession: possessionWords,
  city: (choice, facets) => `in ${labelsOf('city', choice, facets)}`,
  locality: (choice, facets) => `in ${labelsOf('locality', choice, facets)}`,
  status: (choice, facets) => labelsOf('status', choice, facets).toLowerCase(),
};
// As one says it: what, for how much, when, where.
const order = ['type', 'budget', 'area', 'possession', 'locality', 'city', 'status'] as const;

/** All wishes in one line: `3 BHK, up to ₹2 Cr, by the end of 2027`; `''` for none. */
export function wishWords(choice: ListChoice, facets: Facets): string {
  const set = activeFilters(choice);
  return order
    .filter((name) => set.includes(name))
    .map((name) => wishes[name](choice, facets))
    .join(', ');
}

/** One wish as what to leave out: `the budget of ₹2 Cr`. */
export function droppedWords(drop: FilterName, choice: ListChoice, facets: Facets): string {
  switch (drop) {
    case 'budget':
      return `the budget of ${formatMoney(choice.budget ?? 0)}`;
    case 'area':
      return `the carpet area, ${areaWords(choice)}`;
    case 'possession':
      return choice.possession === READY ? 'being ready now' : `possession by ${choice.possession}`;
    case 'city':
    case 'locality':
    case 'type':
    case 'status':
      return labelsOf(drop, choice, facets);
  }
}

const notRead = {
  budget: 'the budget',
  'area-from': 'the smallest area',
  'area-to': 'the largest area',
} as const;
const both = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** What was typed and could not be understood; `null` where all could. */
export function unreadWords({ unread }: ListChoice): string | null {
  if (unread.length === 0) return null;
  const names = both.format(unread.map((name) => notRead[name]));
  return `We could not read ${names}, so ${unread.length === 1 ? 'it does' : 'they do'} not count yet.`;
}
