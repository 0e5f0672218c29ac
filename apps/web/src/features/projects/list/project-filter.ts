import { bySoonest, NOW } from '../keys-from';
import { activeFilters, type FilterName, type ListChoice, READY, without } from './list-choice';

/**
 * One kind of space in a project. `price` in rupees, `null` on request; what is gone has `onOffer` false. Areas in
 * sq ft of carpet area. `keysFrom` is `now`, a day as `2026-11-21`, or `''` where nobody has promised one.
 */
export type ListedUnit = {
  kind: string;
  onOffer: boolean;
  price: number | null;
  areaFrom: number;
  areaTo: number;
  keysFrom: string;
};
/** What a list knows of a project to filter and sort it; names are keys, as in addresses. */
export type ListEntry = {
  /** `''` where it is not known. */
  city: string;
  locality: string;
  status: string;
  units: ListedUnit[];
  /** Of the first space that can be had. */
  keysFrom: string;
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

const isGone = ({ units }: ListEntry) => units.length > 0 && units.every(({ onOffer }) => !onOffer);

function isBy(keysFrom: string, { possession }: ListChoice): boolean {
  if (possession === '' || keysFrom === NOW) return true;
  return possession !== READY && keysFrom !== '' && keysFrom.slice(0, 4) <= possession;
}

/**
 * The places of a project's spaces for which all that is asked of one holds. Keys can be had of what is on offer; of a
 * project of which nothing is, it is said when they were.
 */
function answering(entry: ListEntry, choice: ListChoice): number[] {
  const gone = isGone(entry);
  return entry.units.flatMap((unit, place) => {
    const { onOffer, price } = unit;
    const inBudget = choice.budget === null || (onOffer && price !== null && price <= choice.budget);
    const inTime = choice.possession === '' || ((onOffer || gone) && isBy(unit.keysFrom, choice));
    return isOfSize(unit, choice) && inBudget && inTime ? [place] : [];
  });
}

/** The places of a project's spaces that are what was asked for; none where all are, or no space was asked for. */
export function answeringUnits(entry: ListEntry, choice: ListChoice): number[] {
  const places = answering(entry, choice);
  const others = entry.units.some(({ onOffer }, place) => onOffer && !places.includes(place));
  return asksForSpace(choice) || others ? places : [];
}

/** Whether a project has what is asked for. */
export function matches(entry: ListEntry, choice: ListChoice): boolean {
  if (choice.city !== '' && entry.city !== choice.city) return false;
  if (choice.locality.length > 0 && !choice.locality.includes(entry.locality)) return false;
  if (choice.status !== '' && entry.status !== choice.status) return false;
  // What nothing is known of but its day answers by that alone.
  if (entry.units.length === 0) return !asksForSpace(choice) && isBy(entry.keysFrom, choice);
  return (!asksForSpace(choice) && choice.possession === '') || answering(entry, choice).length > 0;
}

/** The first keys of what was asked for. */
function soonest(entry: ListEntry, choice: ListChoice): string | null {
  const days = answering(entry, choice).map((place) => entry.units[place]?.keysFrom || null);
  const [first] = days.length > 0 ? days.sort(bySoonest) : [entry.keysFrom || null];
  return first ?? null;
}

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
  return bySoonest(soonest(one, choice), soonest(other, choice));
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
