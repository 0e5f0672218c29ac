/** The parameters of a project list's address, in the order in which they stand in it. */
export const listParameters = [
  'city',
  'locality',
  'type',
  'budget',
  'area-from',
  'area-to',
  'possession',
  'status',
  'sort',
] as const;
type ListParameter = (typeof listParameters)[number];
/** What a list is asked to show; nothing asked is `''`. Several localities may be asked for. */
export type ListQuery = Record<Exclude<ListParameter, 'locality'>, string> & { locality: readonly string[] };

/** An amount that somebody typed; `null` is none. What could not be read is said, and never repeated. */
export type Amount = number | null | 'unread';

const LONGEST_VALUE = 60;
const MOST_LOCALITIES = 12;

/** No wish at all. */
export const wholeList: ListQuery = {
  city: '',
  locality: [],
  type: '',
  budget: '',
  'area-from': '',
  'area-to': '',
  possession: '',
  status: '',
  sort: '',
};

const valuesOf = (query: ListQuery, name: ListParameter): readonly string[] =>
  name === 'locality' ? query.locality : [query[name]];

/** The query of a list's address, with its question mark; `''` for the whole list. */
export function listSearch(query: ListQuery): string {
  const search = new URLSearchParams();
  for (const name of listParameters) {
    for (const value of valuesOf(query, name)) if (value !== '') search.append(name, value);
  }
  return search.size > 0 ? `?${search}` : '';
}

/**
 * What a query asks of a list, and whether it says so as our own links do: each parameter once, in order, none empty
 * or endless, several localities in alphabetical order. Parameters a list does not know are left behind.
 */
export function askedOf(search: URLSearchParams): { query: ListQuery; tidy: boolean } {
  const trimmed = (text: string) => text.trim().slice(0, LONGEST_VALUE);
  const value = (name: ListParameter) => trimmed(search.get(name) ?? '');
  const localities = search.getAll('locality').map(trimmed);
  const query: ListQuery = {
    city: value('city'),
    locality: tidyLocalities(localities),
    type: value('type'),
    budget: value('budget'),
    'area-from': value('area-from'),
    'area-to': value('area-to'),
    possession: value('possession'),
    status: value('status'),
    sort: value('sort'),
  };
  const asked = new URLSearchParams();
  for (const [name, text] of search) {
    if (listParameters.some((known) => known === name)) asked.append(name, text);
  }
  const said = asked.size > 0 ? `?${asked}` : '';
  return { query, tidy: said === listSearch(query) };
}

/** Each once, in one order, so that a choice has one address. */
export const tidyLocalities = (names: readonly string[]): string[] =>
  [...new Set(names)]
    .filter((name) => name !== '')
    .sort()
    .slice(0, MOST_LOCALITIES);

/** What of a list's query decides what its page shows; `null` for one that is answered with a redirect to the tidy one. */
export function sharedQuery(search: URLSearchParams): string | null {
  const { query, tidy } = askedOf(search);
  return tidy ? listSearch(query) : null;
}
