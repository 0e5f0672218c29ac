/** The parameters of a project list's address, in the order in which they stand in it. */
export const listParameters = ['locality', 'type', 'budget', 'status', 'sort'] as const;
export type ListParameter = (typeof listParameters)[number];
/** What a list is asked to show; nothing asked is `''`. */
export type ListQuery = Record<ListParameter, string>;

const LONGEST_VALUE = 60;

/** The query of a list's address, with its question mark; `''` for the whole list. */
export function listSearch(query: ListQuery): string {
  const search = new URLSearchParams();
  for (const name of listParameters) if (query[name] !== '') search.set(name, query[name]);
  return search.size > 0 ? `?${search}` : '';
}

/**
 * What a query asks of a list, and whether it says so as our own links do: each parameter once, in order, none empty
 * or endless. Parameters a list does not know are left behind.
 */
export function askedOf(search: URLSearchParams): { query: ListQuery; tidy: boolean } {
  const value = (name: ListParameter) => (search.get(name) ?? '').trim().slice(0, LONGEST_VALUE);
  const query: ListQuery = {
    locality: value('locality'),
    type: value('type'),
    budget: value('budget'),
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

/** What of a list's query decides what its page shows; `null` for one that is answered with a redirect to the tidy one. */
export function sharedQuery(search: URLSearchParams): string | null {
  const { query, tidy } = askedOf(search);
  return tidy ? listSearch(query) : null;
}
