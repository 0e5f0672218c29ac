import { type Budget, budgetFrom } from './budget';
import { type ListParameter, type ListQuery, listSearch } from './list-query';

/** One kind of space in a project. `price` in rupees, `null` on request; what is gone has `onOffer` false. */
export type ListedUnit = { kind: string; onOffer: boolean; price: number | null };
/** What a list knows of a project to filter and sort it; names are keys, as in addresses. */
export type ListEntry = {
  locality: string;
  status: string;
  units: ListedUnit[];
  /** `now`, a day as `2026-11-21`, or `''` where nobody has promised one. */
  possession: string;
};

export const sortings = ['given', 'price', 'possession'] as const;
type Sorting = (typeof sortings)[number];

/** What a visitor asked for; `''` and `null` are no wish. `budget` in rupees. */
export type ListChoice = {
  locality: string;
  type: string;
  budget: Budget;
  status: string;
  sort: Sorting;
};
export type FilterName = Exclude<ListParameter, 'sort'>;
const filterNames = ['locality', 'type', 'budget', 'status'] as const satisfies readonly FilterName[];

export type Option = { key: string; label: string };
/** What can be chosen: what the projects of this list have. */
export type Facets = { locality: Option[]; type: Option[]; status: Option[]; priced: boolean };

/** How many projects a choice leaves, and what to do where it leaves none. */
export type Outcome = {
  found: number;
  total: number;
  /** Left out by the budget alone, because their price is on request. */
  unpriced: number;
  /** Filters each of which, dropped alone, brings projects back; the most first. */
  relaxations: { drop: FilterName; found: number }[];
};

/** The choice an address or a form makes. What this list does not know is no wish. */
export function readChoice(query: ListQuery, facets: Facets): ListChoice {
  const known = (name: 'locality' | 'type' | 'status') =>
    facets[name].some(({ key }) => key === query[name]) ? query[name] : '';
  return {
    locality: known('locality'),
    type: known('type'),
    budget: facets.priced ? budgetFrom(query.budget) : null,
    status: known('status'),
    sort: sortings.find((sorting) => sorting === query.sort) ?? 'given',
  };
}

/** The query of the address that shows this choice: one for each choice. */
export function searchOf({ budget, sort, ...names }: ListChoice): string {
  return listSearch({
    ...names,
    budget: budget === null ? '' : String(budget),
    sort: sort === 'given' ? '' : sort,
  });
}

/** The same choice without one of its filters. */
export function without(choice: ListChoice, drop: FilterName): ListChoice {
  return drop === 'budget' ? { ...choice, budget: null } : { ...choice, [drop]: '' };
}

/** The filters that are set. */
export function activeFilters(choice: ListChoice): FilterName[] {
  return filterNames.filter((name) => choice[name] !== '' && choice[name] !== null);
}

const ofType = (units: ListedUnit[], type: string) =>
  type === '' ? units : units.filter(({ kind }) => kind === type);

/** The lowest price of what is still on offer, of one type where one is asked for; `null` where none is stated. */
function startingAt({ units }: ListEntry, type: string): number | null {
  const prices = ofType(units, type)
    .filter(({ onOffer }) => onOffer)
    .map(({ price }) => price)
    .filter((price) => price !== null);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** Whether a project has what is asked for. Type and budget must hold for the same space. */
export function matches(entry: ListEntry, { locality, type, budget, status }: ListChoice): boolean {
  if (locality !== '' && entry.locality !== locality) return false;
  if (status !== '' && entry.status !== status) return false;
  if (type !== '' && ofType(entry.units, type).length === 0) return false;
  if (budget === null) return true;
  const price = startingAt(entry, type);
  return price !== null && price <= budget;
}

const isGone = ({ units }: ListEntry) => units.length > 0 && units.every(({ onOffer }) => !onOffer);

const LAST = '9999-12-31';

function compare(one: ListEntry, other: ListEntry, { sort, type }: ListChoice): number {
  if (sort === 'given') return 0;
  // Whoever sorts wants to buy.
  const gone = Number(isGone(one)) - Number(isGone(other));
  if (gone !== 0) return gone;
  if (sort === 'price') {
    const [price, otherPrice] = [startingAt(one, type), startingAt(other, type)];
    if (price === otherPrice) return 0;
    return (price ?? Number.POSITIVE_INFINITY) - (otherPrice ?? Number.POSITIVE_INFINITY);
  }
  const day = ({ possession }: ListEntry) =>
    possession === 'now' ? '' : possession === '' ? LAST : possession;
  const [from, otherFrom] = [day(one), day(other)];
  return from < otherFrom ? -1 : from > otherFrom ? 1 : 0;
}

/** The places of the entries to show, in the order to show them; equals stay in the order given. */
export function arrange(entries: ListEntry[], choice: ListChoice): number[] {
  return entries
    .map((entry, place) => ({ entry, place }))
    .filter(({ entry }) => matches(entry, choice))
    .sort((one, other) => compare(one.entry, other.entry, choice) || one.place - other.place)
    .map(({ place }) => place);
}

/** What a choice comes to. */
export function outcomeOf(entries: ListEntry[], choice: ListChoice): Outcome {
  const count = (other: ListChoice) => entries.filter((entry) => matches(entry, other)).length;
  const found = count(choice);
  const relaxations =
    found > 0
      ? []
      : activeFilters(choice)
          .map((drop) => ({ drop, found: count(without(choice, drop)) }))
          .filter((relaxation) => relaxation.found > 0)
          .sort((one, other) => other.found - one.found);
  return { found, total: entries.length, unpriced: unpricedOf(entries, choice), relaxations };
}

function unpricedOf(entries: ListEntry[], choice: ListChoice): number {
  if (choice.budget === null) return 0;
  return entries.filter(
    (entry) =>
      matches(entry, without(choice, 'budget')) &&
      startingAt(entry, choice.type) === null &&
      ofType(entry.units, choice.type).some(({ onOffer }) => onOffer),
  ).length;
}
