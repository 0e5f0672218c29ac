import { paths } from './paths';

/** The parameters by which the lists of stories and openings are filtered. */
const filters: Readonly<Record<string, readonly string[]>> = {
  [paths.newsAndMedia]: ['kind'],
  [paths.blogs]: ['topic'],
  [paths.career]: ['q', 'department', 'place', 'opening'],
};

/** Whether an address asks one of these lists for a part of it: its page is made for this visitor alone. */
export function asksForPart({ pathname, searchParams }: URL): boolean {
  return (filters[pathname] ?? []).some((name) => searchParams.has(name));
}
