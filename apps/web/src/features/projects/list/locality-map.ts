import { paths } from '../../../config/paths';
import type { ProjectCategory } from '../project';
import { keyOf } from './list-entry';
import type { ListedProject } from './listing';
import { searchOf } from './project-filter';
import { type Place, pune } from './pune';

/** Size of the sheet, and what its edges keep free for names. */
export const SHEET = { width: 640, height: 440 } as const;
const FREE = { across: 96, down: 64 } as const;
const KM_PER_DEGREE = { east: 105.5, north: 110.6 } as const;
// No nearer than this, so that two neighbours still lie in a city.
const LEAST_KM = 8;
const LONGEST_NAME = 20;
// A hill's name stays this far from a marker's.
const NAME_CLEARANCE = 70;

type Point = readonly [x: number, y: number];
/** A locality with projects: one, by its number, or how many. */
type Marker = {
  at: Point;
  name: string;
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
  hills: { at: Point; across: number; down: number; name: string }[];
};

type Located = ListedProject & { at: Place };

/** How a sheet is laid around places, and to what scale. */
export function placing(all: readonly Place[]): { on: (place: Place) => Point; unitsPerKm: number } {
  const east = all.map(([longitude]) => longitude * KM_PER_DEGREE.east);
  const south = all.map(([, latitude]) => -latitude * KM_PER_DEGREE.north);
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
    Math.round(SHEET.width / 2 + (longitude * KM_PER_DEGREE.east - (left + right) / 2) * unitsPerKm),
    Math.round(SHEET.height / 2 + (-latitude * KM_PER_DEGREE.north - (top + bottom) / 2) * unitsPerKm),
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

function markerOf(projects: Located[], category: ProjectCategory, on: (place: Place) => Point): Marker[] {
  const [first] = projects;
  if (!first) return [];
  const { locality, title, path } = first.project;
  const alone = projects.length === 1;
  const name = shortened(locality);
  const mark = String(alone ? first.place + 1 : projects.length);
  const at = on([middle(projects.map((one) => one.at[0])), middle(projects.map((one) => one.at[1]))]);
  const ofLocality = searchOf({
    locality: keyOf(locality),
    type: '',
    budget: null,
    status: '',
    sort: 'given',
  });
  return [
    {
      at,
      name,
      mark,
      label: `${mark} ${name}: ${alone ? title : `${mark} projects`}`,
      href: alone ? path : paths[category] + ofLocality,
      places: projects.map(({ place }) => place).sort((one, other) => one - other),
      shown: projects.some(({ shown }) => shown),
    },
  ];
}

/** The localities of a list on a sheet of their own; `null` where fewer than two have a place. */
export function localityMap(listed: ListedProject[], category: ProjectCategory): LocalityMap | null {
  const located = listed.flatMap((one): Located[] =>
    one.project.coordinates ? [{ ...one, at: one.project.coordinates }] : [],
  );
  const localities = Map.groupBy(located, ({ project }) => keyOf(project.locality));
  if (localities.size < 2) return null;
  const { on, unitsPerKm } = placing(located.map(({ at }) => at));
  const markers = [...localities.values()]
    .flatMap((projects) => markerOf(projects, category, on))
    .sort((one, other) => (one.places[0] ?? 0) - (other.places[0] ?? 0));
  const drawn = (lines: readonly (readonly Place[])[]) => lines.map((line) => course(line.map(on)));
  return {
    markers,
    rivers: drawn(pune.rivers),
    roads: drawn(pune.roads),
    hills: pune.hills
      .map(({ name, at, kmWide, kmHigh }) => ({
        at: on(at),
        across: Math.round((kmWide / 2) * unitsPerKm),
        down: Math.round((kmHigh / 2) * unitsPerKm),
        name: inside(on(at)) && !markers.some((marker) => near(marker.at, on(at))) ? name : '',
      }))
      .filter(
        ({ at: [x, y], across, down }) => within(x, across, SHEET.width) && within(y, down, SHEET.height),
      ),
  };
}

const near = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY) < NAME_CLEARANCE;
const inside = ([x, y]: Point) =>
  x > NAME_CLEARANCE && x < SHEET.width - NAME_CLEARANCE && y > 20 && y < SHEET.height - 20;
const within = (middleAt: number, half: number, size: number) =>
  middleAt + half > 0 && middleAt - half < size;
