import { HOMES, paths } from '../config/paths';

/** What a shortlist holds. */
export const MOST_KEPT = 12;
/** One more home, chosen on the shortlist's own page without script. */
export const ADDED_HOME = 'add';

/** Homes that are looked at in an address that names more than a shortlist holds. */
const MOST_READ = 60;
const LONGEST_NAME = 160;
// What an address carries as it is: a project's own word as the CMS makes it, and a word for its configuration.
const HOME = /^[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}_.~-]*$/u;

/** What one home or office is called in addresses, in the browser and in a lead: `meander.2-bhk`, or all of `meander`. */
export function homeName(project: string, configuration?: string): string {
  return configuration === undefined ? project : `${project}.${configuration}`;
}

export const isHomeName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= LONGEST_NAME && HOME.test(name);

/** Names that can be ones, each once, in their order. */
export const tidyNames = (names: readonly unknown[]): string[] => [...new Set(names.filter(isHomeName))];

/** The homes an address asks for, the latest first; rubbish is counted and left behind. */
export function askedHomes(search: URLSearchParams): { names: string[]; unreadable: number } {
  const said = [ADDED_HOME, HOMES]
    .flatMap((name) => search.getAll(name))
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, MOST_READ);
  return { names: tidyNames(said), unreadable: said.filter((name) => !isHomeName(name)).length };
}

/** The homes that the address of a page names; none for any other page. */
export function homesAt(address: string): string[] {
  const [path, search = ''] = address.split('?', 2);
  return path === paths.shortlist() ? askedHomes(new URLSearchParams(search)).names.slice(0, MOST_KEPT) : [];
}
