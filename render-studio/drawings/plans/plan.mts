import type { Point, Rect } from '../sheet/svg.mts';
import type { FurnitureName } from './furniture.mts';
import type { Outline } from './outline.mts';
import type { SpaceKind } from './space-kinds.mts';

/** Sides of a room as the sheet lies; north is where the plan's arrow points. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A piece with its back to a wall; `at` is 0 at the left or top end of the wall, 1 at the other. */
type AgainstWall = { put: FurnitureName; against: Side; at: number; long?: number; off?: number };
/** A piece on the floor, `centre` metres from the room's left and top; `turned` by a quarter. */
type Standing = { put: FurnitureName; centre: Point; long?: number; turned?: boolean };
export type Placed = AgainstWall | Standing;

/**
 * A room, or a part of the floor. Its rectangles, in metres, run to the middle of partitions and to the inner
 * face of outer walls: so the carpet area is their sum, partitions included (RERA Act, section 2(k)).
 */
export type Space = {
  name: string;
  kind: SpaceKind;
  at: Rect | readonly Rect[];
  furniture?: readonly Placed[];
  /** The corner of the first rectangle where the outer wall goes round, and the radius of its inner face. */
  round?: { corner: `${'top' | 'bottom'} ${'left' | 'right'}`; radius: number };
  /**
   * The floor of a balcony whose edge is no rectangle, closed, from the outer face of the walls; `at` then only says
   * which rooms it lies before.
   */
  outline?: Outline;
  /** Where a stair climbs to, or on which side a lift opens. */
  towards?: Side;
};

/**
 * `from` is metres from the left or top end of the stretch of wall; below zero, from its other end. `side` is the
 * first room's, and needed only where two rooms meet on more than one.
 */
type InWall = { from?: number; wide?: number };
export type Opening =
  | ({ door: readonly [from: string, into: string]; side?: Side; hinge?: 'start' | 'end' } & InWall)
  | ({ entry: string; side: Side; hinge?: 'start' | 'end' } & InWall)
  | ({ open: readonly [string, string] } & InWall)
  | ({ slide: readonly [room: string, outside: string]; side?: Side } & InWall)
  | ({ window: string; side: Side } & InWall)
  | GlassInCurve;
/** Glass in the middle of a room's curved wall; `wide` is metres along the wall's inner face. */
type GlassInCurve = { curve: string; wide: number };

/** Where the drawn part lies in its floor, or the floor in its site: plain shapes in any unit. */
export type KeyPlan = {
  caption: string;
  shapes: readonly Rect[];
  here: readonly Rect[];
  /** The outline that holds all shapes, where its corners are round. */
  within?: Outline;
};

/** One sheet: a home, an office, or a floor. */
export type Plan = {
  /** Below `apps/cms/seed/media/`. */
  file: string;
  project: string;
  title: string;
  /** Type of configuration in the project's content; absent on sheets that show part of one or several. */
  configuration?: string;
  /** Carpet area of what is drawn when the content says no figure for it alone. */
  outerWall: number;
  partition: number;
  /** Degrees clockwise from the top of the sheet to north. */
  north: number;
  spaces: readonly Space[];
  openings: readonly Opening[];
  columns?: readonly Rect[];
  keyPlan: KeyPlan;
  /** One line for the title block: which floors, which way it faces. */
  note?: string;
};

/** The rectangles of a space, one or several. */
export function rectsOf({ at }: Pick<Space, 'at'>): readonly Rect[] {
  return isOne(at) ? [at] : at;
}

function isOne(at: Space['at']): at is Rect {
  return typeof at[0] === 'number';
}

/** The smallest rectangle around all. */
export function bounds(rects: readonly Rect[]): Rect {
  const left = Math.min(...rects.map(([x]) => x));
  const top = Math.min(...rects.map(([, y]) => y));
  const right = Math.max(...rects.map(([x, , width]) => x + width));
  const bottom = Math.max(...rects.map(([, y, , depth]) => y + depth));
  return [left, top, right - left, bottom - top];
}
