import { formatMoney } from '@sahyara/money/format-money';
import { paths } from '../../../config/paths';
import { type City, kmPerDegree, type Place } from '../atlas';
import type { Project, ProjectCategory } from '../project';
import { startingPrice } from '../project-terms';
import { keyOf } from './list-entry';
import { listSearch, wholeList } from './list-query';
import type { ListedProject, Listing } from './listing';
import { labelSides, type Point, type Side } from './map-labels';

/**
 * Size of the sheet, and what its edges keep free for names. A wide window shows more of the land on both sides, so
 * much of which is drawn.
 */
export const SHEET = { width: 640, height: 440 } as const;
const BEYOND = 420;
const FREE = { across: 96, down: 56 } as const;
// No nearer than this, so that two neighbours still lie in a city.
const LEAST_KM = 8;
const LONGEST_NAME = 20;
// A hill's name stays this far from a marker's.
const NAME_CLEARANCE = 70;

/** A locality with projects: one, by its number, or how many. */
type Marker = {
  at: Point;
  /** What stands beside it: the project, or its locality, and what it costs. */
  name: string;
  price: string;
  /** Where they have room; `null` where they have none. */
  side: Side | null;
  mark: string;
  /** Begins with the words one sees, so that whoever speaks to the browser can name it. */
  label: string;
  href: string;
  /** Of its projects, in the order given. */
  places: number[];
  shown: boolean;
};
export type LocalityMap = {
  markers: Marker[];
  rivers: string[];
  roads: string[];
  metro: { lines: string[]; stations: { at: Point; name: string }[] };
  hills: { at: Point; across: number; down: number; name: string }[];
};

type Located = ListedProject & { at: Place };
/** The projects of a list in one city. */
type InCity = { city: City | null; projects: ListedProject[] };

/** How a sheet is laid around places, and to what scale. */
export function placing(all: readonly Place[]): { on: (place: Place) => Point; unitsPerKm: number } {
  const km = kmPerDegree(middle(all.map(([, latitude]) => latitude)));
  const east = all.map(([longitude]) => longitude * km.east);
  const south = all.map(([, latitude]) => -latitude * km.north);
  const [left, right, top, bottom] = [
    Math.min(...east),
    Math.max(...east),
    Math.min(...south),
    Math.max(...south),
  ];
  const unitsPerKm = Math.min(
    (SHEET.width - 2 * FREE.across) / Math.max(right - left, LEAST_KM),
    (SHEET.height - 2 * FREE.down) / Math.max(bottom - top, LEAST_KM / 2),
  );
  const on = ([longitude, latitude]: Place): Point => [
    Math.round(SHEET.width / 2 + (longitude * km.east - (left + right) / 2) * unitsPerKm),
    Math.round(SHEET.height / 2 + (-latitude * km.north - (top + bottom) / 2) * unitsPerKm),
  ];
  return { on, unitsPerKm };
}

/** A calm line by these points: each corner is rounded from the middle of one stretch to the middle of the next. */
export function course(points: Point[]): string {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (!first || !last) return '';
  const turns = rest.map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last;
    return `Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  return `M${first.join(' ')}${turns.join('')}L${last.join(' ')}`;
}

const middle = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const shortened = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;

/** What a project costs, as a map has room for it; nothing of what may not be offered yet. */
function priceWords({ offer, configurations }: Project): string {
  if (!offer) return '';
  const price = startingPrice(configurations);
  if (price.kind === 'none left') return price.word;
  if (price.kind === 'rent') return 'to let';
  return price.kind === 'from' ? `from ${formatMoney(price.rupees)}` : 'on request';
}

type Unlabelled = Omit<Marker, 'side'>;

/** @param cityKey the key of the city, where a list is in several */
function markerOf(
  projects: Located[],
  category: ProjectCategory,
  cityKey: string,
  on: (place: Place) => Point,
): Unlabelled[] {
  const [first] = projects;
  if (!first) return [];
  const { locality, title, path } = first.project;
  const alone = projects.length === 1;
  const mark = String(alone ? first.place + 1 : projects.length);
  const name = shortened(alone ? title : locality);
  const price = alone ? priceWords(first.project) : `${mark} projects`;
  const at = on([middle(projects.map((one) => one.at[0])), middle(projects.map((one) => one.at[1]))]);
  return [
    {
      at,
      name,
      price,
      mark,
      label: [`${mark} ${name}`, price, alone ? locality : ''].filter((part) => part !== '').join(', '),
      href: alone
        ? path
        : paths[category] + listSearch({ ...wholeList, city: cityKey, locality: [keyOf(locality)] }),
      places: projects.map(({ place }) => place).sort((one, other) => one - other),
      shown: projects.some(({ shown }) => shown),
    },
  ];
}

function withSides(markers: Unlabelled[]): Marker[] {
  const sides = labelSides(
    markers.map(({ at, name, price }) => ({
      at,
      letters: Math.max(name.length, price.length),
      lines: price === '' ? 1 : 2,
    })),
    SHEET,
  );
  return markers.map((marker, index) => ({ ...marker, side: sides[index] ?? null }));
}

/** The projects of a list by their city, in the order of the cities; those of no known city come last. */
export function byCity({ cities, projects }: Pick<Listing, 'cities' | 'projects'>): InCity[] {
  return [...cities, null]
    .map((city) => ({ city, projects: projects.filter((one) => one.city === city) }))
    .filter((inCity) => inCity.projects.length > 0);
}

/**
 * The localities of a list in one city on a sheet of their own; `null` where fewer than two have a place.
 * @param asksForCity whether the list can be asked for a city: links of a map name it then
 */
export function localityMap(
  { city, projects }: InCity,
  category: ProjectCategory,
  asksForCity: boolean,
): LocalityMap | null {
  const located = projects.flatMap((one): Located[] => (one.at ? [{ ...one, at: one.at }] : []));
  const localities = Map.groupBy(located, ({ project }) => keyOf(project.locality));
  if (localities.size < 2) return null;
  const { on, unitsPerKm } = placing(located.map(({ at }) => at));
  const cityKey = asksForCity && city ? keyOf(city.name) : '';
  const markers = withSides(
    [...localities.values()]
      .flatMap((neighbours) => markerOf(neighbours, category, cityKey, on))
      .sort((one, other) => (one.places[0] ?? 0) - (other.places[0] ?? 0)),
  );
  const free = (at: Point) => inside(at) && !markers.some((marker) => near(marker.at, at));
  const drawn = (lines: readonly (readonly Place[])[]) => lines.map((line) => course(line.map(on)));
  return {
    markers,
    rivers: drawn(city?.rivers ?? []),
    roads: drawn(city?.roads ?? []),
    metro: {
      lines: drawn(city?.metro.lines ?? []),
      stations: (city?.metro.stations ?? []).map(({ name, at }) => ({
        at: on(at),
        name: free(on(at)) ? name : '',
      })),
    },
    hills: (city?.hills ?? [])
      .map(({ name, at, kmWide, kmHigh }) => ({
        at: on(at),
        across: Math.round((kmWide / 2) * unitsPerKm),
        down: Math.round((kmHigh / 2) * unitsPerKm),
        name: free(on(at)) ? name : '',
      }))
      .filter(
        ({ at: [x, y], across, down }) =>
          within(x + BEYOND, across, SHEET.width + 2 * BEYOND) && within(y, down, SHEET.height),
      ),
  };
}

const near = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY) < NAME_CLEARANCE;
const inside = ([x, y]: Point) =>
  x > NAME_CLEARANCE - BEYOND && x < SHEET.width + BEYOND - NAME_CLEARANCE && y > 20 && y < SHEET.height - 20;
const within = (middleAt: number, half: number, size: number) =>
  middleAt + half > 0 && middleAt - half < size;
