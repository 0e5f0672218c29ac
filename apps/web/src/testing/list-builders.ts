import type { ListChoice } from '../features/projects/list/list-choice';
import type { ListEntry, ListedUnit } from '../features/projects/list/project-filter';

/** A home of two bedrooms on offer, with its keys at the end of 2027. */
export function aUnit(changes: Partial<ListedUnit> = {}): ListedUnit {
  return {
    kind: '2-bhk',
    onOffer: true,
    price: 90_00_000,
    areaFrom: 800,
    areaTo: 900,
    keysFrom: '2027-12-31',
    ...changes,
  };
}

/** A listed project with one home on offer. */
export function anEntry(changes: Partial<ListEntry> = {}): ListEntry {
  return {
    city: '',
    locality: 'bavdhan',
    status: 'under-construction',
    units: [aUnit()],
    keysFrom: '2027-12-31',
    ...changes,
  };
}

/** No wish but the ones given. */
export function aChoice(changes: Partial<ListChoice> = {}): ListChoice {
  return {
    city: '',
    locality: [],
    type: '',
    budget: null,
    areaFrom: null,
    areaTo: null,
    possession: '',
    status: '',
    sort: 'given',
    unread: [],
    ...changes,
  };
}
