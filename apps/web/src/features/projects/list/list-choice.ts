import { budgetFrom } from './budget';
import { carpetAreaFrom } from './carpet-area';
import { type Amount, type ListQuery, listSearch, tidyLocalities } from './list-query';

export const sortings = ['given', 'price', 'possession'] as const;
type Sorting = (typeof sortings)[number];

const amountNames = ['budget', 'area-from', 'area-to'] as const;
/** What a visitor types rather than chooses. */
export type AmountName = (typeof amountNames)[number];

/** What a visitor asked for; `''`, `[]` and `null` are no wish. */
export type ListChoice = {
  city: string;
  /** Any of these. */
  locality: readonly string[];
  type: string;
  /** At most, in rupees. */
  budget: number | null;
  /** In sq ft of carpet area. */
  areaFrom: number | null;
  areaTo: number | null;
  /** `ready`, or the last year in which the keys may come. */
  possession: string;
  status: string;
  sort: Sorting;
  /** Typed, and not understood: no wish, but it is said. */
  unread: readonly AmountName[];
};
const filterNames = ['city', 'locality', 'type', 'budget', 'area', 'possession', 'status'] as const;
/** One wish, which can be dropped alone. */
export type FilterName = (typeof filterNames)[number];

/** The possession of what one can move into. */
export const READY = 'ready';

export type Option = { key: string; label: string };
/** What can be chosen: what the projects of this list have. */
export type Facets = {
  /** Where we build in one, it is not asked. */
  city: Option[];
  locality: Option[];
  type: Option[];
  possession: Option[];
  status: Option[];
  priced: boolean;
  /** Whether areas differ. */
  measured: boolean;
};

const read = (amount: Amount) => (amount === 'unread' ? null : amount);

/** The choice an address or a form makes. What this list does not know is no wish. */
export function readChoice(query: ListQuery, facets: Facets): ListChoice {
  const known = (name: 'city' | 'type' | 'possession' | 'status') =>
    facets[name].some(({ key }) => key === query[name]) ? query[name] : '';
  const amounts: Record<AmountName, Amount> = {
    budget: facets.priced ? budgetFrom(query.budget) : null,
    'area-from': facets.measured ? carpetAreaFrom(query['area-from']) : null,
    'area-to': facets.measured ? carpetAreaFrom(query['area-to']) : null,
  };
  const [areaFrom, areaTo] = inOrder(read(amounts['area-from']), read(amounts['area-to']));
  return {
    city: known('city'),
    locality: tidyLocalities(
      query.locality.filter((asked) => facets.locality.some(({ key }) => key === asked)),
    ),
    type: known('type'),
    budget: read(amounts.budget),
    areaFrom,
    areaTo,
    possession: known('possession'),
    status: known('status'),
    sort: sortings.find((sorting) => sorting === query.sort) ?? 'given',
    unread: amountNames.filter((name) => amounts[name] === 'unread'),
  };
}

type Bound = number | null;
const inOrder = (from: Bound, to: Bound): [Bound, Bound] =>
  from !== null && to !== null && from > to ? [to, from] : [from, to];

/** The query of the address that shows this choice: one for each choice. */
export function searchOf({ city, locality, type, budget, areaFrom, areaTo, ...choice }: ListChoice): string {
  const amount = (name: AmountName, value: number | null) =>
    choice.unread.includes(name) ? 'unread' : value === null ? '' : String(value);
  return listSearch({
    city,
    locality,
    type,
    budget: amount('budget', budget),
    'area-from': amount('area-from', areaFrom),
    'area-to': amount('area-to', areaTo),
    possession: choice.possession,
    status: choice.status,
    sort: choice.sort === 'given' ? '' : choice.sort,
  });
}

/** The same choice without one of its filters, and without what was not understood. */
export function without(choice: ListChoice, drop: FilterName): ListChoice {
  const understood = { ...choice, unread: [] };
  if (drop === 'area') return { ...understood, areaFrom: null, areaTo: null };
  if (drop === 'budget') return { ...understood, budget: null };
  return { ...understood, [drop]: drop === 'locality' ? [] : '' };
}

/** The whole list, in the order that was asked for. */
export const withoutAll = (choice: ListChoice): ListChoice => filterNames.reduce(without, choice);

const isSet: Record<FilterName, (choice: ListChoice) => boolean> = {
  city: ({ city }) => city !== '',
  locality: ({ locality }) => locality.length > 0,
  type: ({ type }) => type !== '',
  budget: ({ budget }) => budget !== null,
  area: ({ areaFrom, areaTo }) => areaFrom !== null || areaTo !== null,
  possession: ({ possession }) => possession !== '',
  status: ({ status }) => status !== '',
};

/** The filters that are set. */
export function activeFilters(choice: ListChoice): FilterName[] {
  return filterNames.filter((name) => isSet[name](choice));
}
