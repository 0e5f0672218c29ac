import type { ListChoice, ListEntry } from '../features/projects/list/project-filter';

/** A listed project with one home on offer. */
export function anEntry(changes: Partial<ListEntry> = {}): ListEntry {
  return {
    locality: 'bavdhan',
    status: 'under-construction',
    units: [{ kind: '2-bhk', onOffer: true, price: 90_00_000 }],
    possession: '2027-12-31',
    ...changes,
  };
}

/** No wish but the ones given. */
export function aChoice(changes: Partial<ListChoice> = {}): ListChoice {
  return { locality: '', type: '', budget: null, status: '', sort: 'given', ...changes };
}
