import { slug } from '../../../config/slug';
import type { City } from '../atlas';
import { NOW } from '../keys-from';
import type { Project } from '../project';
import { isOnOffer, possession } from '../project-terms';
import { statusWords } from '../project-words';
import { type Facets, type Option, READY } from './list-choice';
import type { ListEntry, ListedUnit } from './project-filter';

const LONGEST_KEY = 60;
const inOrder = new Intl.Collator('en-IN', { numeric: true });

/** A name as a list is asked for it in an address. */
export const keyOf = (name: string): string => slug(name, LONGEST_KEY);

/** What a buyer asks for: `3 BHK terrace home` is a `3 BHK`; anything without a number of rooms is its own kind. */
export function kindOf(type: string): string {
  const [, rooms] = /^(\d+(?:\.\d+)?)\s*BHK\b/i.exec(type) ?? [];
  return rooms ? `${rooms} BHK` : type;
}

/** What the list knows of a project to filter and sort it. */
export function entryOf(project: Project, city: City | null): ListEntry {
  return {
    city: keyOf(city?.name ?? ''),
    locality: keyOf(project.locality),
    status: keyOf(project.status),
    units: project.configurations.map((configuration) => ({
      kind: keyOf(kindOf(configuration.type)),
      onOffer: isOnOffer(configuration),
      price: configuration.priceFrom,
      areaFrom: configuration.carpetAreaFrom,
      areaTo: configuration.carpetAreaTo,
      keysFrom: configuration.keysFrom ?? '',
    })),
    keysFrom: project.keysFrom ?? '',
  };
}

function optionsOf(names: string[]): Option[] {
  const options = new Map<string, string>();
  for (const name of names) {
    const key = keyOf(name);
    if (key !== '' && !options.has(key)) options.set(key, name);
  }
  return [...options].map(([key, label]) => ({ key, label }));
}

/** One thing to choose is none. */
const worthAsking = (options: Option[]) => (options.length > 1 ? options : []);

const byLabel = (one: Option, other: Option) => inOrder.compare(one.label, other.label);

/** The keys that come after those that are there: a tower still rises. */
function nextKeysOf({ phases }: Project): string | null {
  const stands = phases.some(({ occupancyCertificateOn }) => occupancyCertificateOn !== null);
  return stands ? (possession(phases)?.from ?? null) : null;
}

/** Ready, and each year from the first promise to the last. */
function possessionsOf(projects: Project[]): Option[] {
  const all = projects.flatMap((project) => [
    project.keysFrom,
    ...project.configurations.filter(isOnOffer).map(({ keysFrom }) => keysFrom),
    nextKeysOf(project),
  ]);
  const days = all.filter((day) => day !== null);
  const years = days.filter((day) => day !== NOW).map((day) => Number(day.slice(0, 4)));
  const first = Math.min(...years);
  const span = years.length > 0 ? Math.max(...years) - first + 1 : 0;
  return [
    ...(days.includes(NOW) ? [{ key: READY, label: 'Ready now' }] : []),
    ...Array.from({ length: span }, (_, index) => String(first + index)).map((year) => ({
      key: year,
      label: `By the end of ${year}`,
    })),
  ];
}

/** What can be chosen in a list of these projects; where all are alike, nothing. */
export function facetsOf(projects: Project[], cities: readonly City[]): Facets {
  const configurations = projects.flatMap((project) => project.configurations);
  const statuses = new Set(projects.map(({ status }) => status));
  return {
    city: worthAsking(optionsOf(cities.map(({ name }) => name)).sort(byLabel)),
    locality: worthAsking(optionsOf(projects.map(({ locality }) => locality)).sort(byLabel)),
    type: worthAsking(optionsOf(configurations.map(({ type }) => kindOf(type))).sort(byLabel)),
    possession: worthAsking(possessionsOf(projects)),
    status: worthAsking(
      Object.entries(statusWords)
        .filter(([status]) => [...statuses].some((known) => known === status))
        .map(([status, label]) => ({ key: keyOf(status), label })),
    ),
    priced: configurations.some(
      (configuration) => isOnOffer(configuration) && configuration.priceFrom !== null,
    ),
    measured:
      new Set(configurations.flatMap(({ carpetAreaFrom, carpetAreaTo }) => [carpetAreaFrom, carpetAreaTo]))
        .size > 1,
  };
}

/** An entry as attributes of its place in the list: what the browser filters by, so that nothing is sent twice. */
export type EntryAttributes = {
  'data-city': string | undefined;
  'data-locality': string;
  'data-status': string;
  'data-units': string;
  'data-keys': string;
};

/**
 * `3-bhk@17200000/985-1040/now` costs that and is ready, `penthouse@/2960-3120/2027-12-31` is on request,
 * `2-bhk/812-846/` is gone, and nobody has promised a day.
 */
const unitWord = ({ kind, onOffer, price, areaFrom, areaTo, keysFrom }: ListedUnit) =>
  `${kind}${onOffer ? `@${price ?? ''}` : ''}/${areaFrom}-${areaTo}/${keysFrom}`;

function unitFrom(word: string): ListedUnit {
  const [offered = '', areas = '', keysFrom = ''] = word.split('/');
  const [kind = '', price] = offered.split('@');
  const [areaFrom, areaTo] = areas.split('-').map(Number);
  return {
    kind,
    onOffer: price !== undefined,
    price: price ? Number(price) : null,
    areaFrom: areaFrom ?? 0,
    areaTo: areaTo ?? 0,
    keysFrom,
  };
}

/** Writes an entry into the page. What is gone loses its price: nothing asks for it. */
export function entryAttributes(entry: ListEntry): EntryAttributes {
  return {
    'data-city': entry.city === '' ? undefined : entry.city,
    'data-locality': entry.locality,
    'data-status': entry.status,
    'data-units': entry.units.map(unitWord).join(' '),
    'data-keys': entry.keysFrom,
  };
}

/** Reads an entry back from the page. */
export function entryFrom(read: (name: keyof EntryAttributes) => string | null): ListEntry {
  const units = read('data-units') ?? '';
  return {
    city: read('data-city') ?? '',
    locality: read('data-locality') ?? '',
    status: read('data-status') ?? '',
    units: units === '' ? [] : units.split(' ').map(unitFrom),
    keysFrom: read('data-keys') ?? '',
  };
}
