import { activeFilters, type FilterName, type ListChoice, READY, without } from './list-choice';

/**
 * One kind of space in a project. `price` in rupees, `null` on request; what is gone has `onOffer` false. Areas in
 * sq ft of carpet area.
 */
export type ListedUnit = {
  kind: string;
  onOffer: boolean;
  price: number | null;
  areaFrom: number;
  areaTo: number;
};
/** What a list knows of a project to filter and sort it; names are keys, as in addresses. */
export type ListEntry = {
  /** `''` where it is not known. */
  city: string;
  locality: string;
  status: string;
  units: ListedUnit[];
  /** `now`, a day as `2026-11-21`, or `''` where nobody has promised one. */
  possession: string;
};

/** How many projects a choice leaves, and what to do where it leaves none. */
export type Outcome = {
  found: number;
  total: number;
  /** Left out by the budget alone, because their price is on request. */
  unpriced: number;
  /** Filters each of which, dropped alone, brings projects back; the most first. */
  relaxations: { drop: FilterName; found: number }[];
};

/** Whether a space is of the type and the size asked for, whatever it costs. */
const isOfSize = (unit: ListedUnit, { type, areaFrom, areaTo }: ListChoice) =>
  (type === '' || unit.kind === type) &&
  (areaFrom === null || unit.areaTo >= areaFrom) &&
  (areaTo === null || unit.areaFrom <= areaTo);

/** The lowest price of what is still on offer of the type and size asked for; `null` where none is stated. */
function startingAt({ units }: ListEntry, choice: ListChoice): number | null {
  const prices = units
    .filter((unit) => unit.onOffer && isOfSize(unit, choice))
    .map(({ price }) => price)
    .filter((price) => price !== null);
  return prices.length > 0 ? Math.min(...prices) : null;
}

const asksForSpace = ({ type, budget, areaFrom, areaTo }: ListChoice) =>
  type !== '' || budget !== null || areaFrom !== null || areaTo !== null;

/** What is asked of a space must hold for the same one. */
const answers = (unit: ListedUnit, choice: ListChoice) =>
  isOfSize(unit, choice) &&
  (choice.budget === null || (unit.onOffer && unit.price !== null && unit.price <= choice.budget));

/** The places of a project's spaces that are what was asked for; none where no space was. */
export function answeringUnits({ units }: ListEntry, choice: ListChoice): number[] {
  if (!asksForSpace(choice)) return [];
  return units.flatMap((unit, place) => (answers(unit, choice) ? [place] : []));
}

function isBy(possession: string, asked: string): boolean {
  if (possession === 'now') return true;
  return asked !== READY && possession !== '' && possession.slice(0, 4) <= asked;
}

/** Whether a project has what is asked for. */
export function matches(entry: ListEntry, choice: ListChoice): boolean {
  if (choice.city !== '' && entry.city !== choice.city) return false;
  if (choice.locality.length > 0 && !choice.locality.includes(entry.locality)) return false;
  if (choice.status !== '' && entry.status !== choice.status) return false;
  if (choice.possession !== '' && !isBy(entry.possession, choice.possession)) return false;
  return !asksForSpace(choice) || entry.units.some((unit) => answers(unit, choice));
}

const isGone = ({ units }: ListEntry) => units.length > 0 && units.every(({ onOffer }) => !onOffer);

const LAST = '9999-12-31';

function compare(one: ListEntry, other: ListEntry, choice: ListChoice): number {
  if (choice.sort === 'given') return 0;
  // Whoever sorts wants to buy.
  const gone = Number(isGone(one)) - Number(isGone(other));
  if (gone !== 0) return gone;
  if (choice.sort === 'price') {
    const [price, otherPrice] = [startingAt(one, choice), startingAt(other, choice)];
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
      startingAt(entry, choice) === null &&
      entry.units.some((unit) => unit.onOffer && isOfSize(unit, choice)),
  ).length;
}
