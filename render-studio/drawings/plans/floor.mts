import type { Rect } from '../sheet/svg.mts';
import { movedOutline, type Outline } from './outline.mts';
import type { KeyPlan, Opening, Plan, Space } from './plan.mts';

/** A home or office where it lies on its floor: turned over by its left edge or its top, then moved. */
export type Unit = {
  plan: Plan;
  name: string;
  at: readonly [x: number, y: number];
  mirrored?: 'across' | 'down' | 'both';
  /** The room its name is written in. */
  named: string;
};

/** One floor of a building: its units and what they share. */
export type Floor = {
  file: string;
  project: string;
  title: string;
  note?: string;
  /** The line in large type at the foot, and what follows it. */
  headline: string;
  more: readonly string[];
  /** What is said of the whole floor, after the areas of its units. */
  remark?: string;
  north: number;
  outerWall: number;
  shared: readonly Space[];
  openings: readonly Opening[];
  units: readonly Unit[];
  /** The slab and the line of the glass, where they are drawn beyond the homes: a tower with round corners. */
  plate?: { slab: Outline; glass: Outline };
  keyPlan: KeyPlan;
};

/** Where a rectangle of a unit's own plan lies on the floor. */
export function onFloor({ at: [left, top], mirrored }: Unit, [x, y, w, h]: Rect): Rect {
  const across = mirrored === 'across' || mirrored === 'both';
  const down = mirrored === 'down' || mirrored === 'both';
  return [across ? left - x - w : left + x, down ? top - y - h : top + y, w, h];
}

/** A unit's own line as it lies on the floor. */
export function outlineOnFloor({ at: [left, top], mirrored }: Unit, outline: Outline): Outline {
  const across = mirrored === 'across' || mirrored === 'both' ? -1 : 1;
  const down = mirrored === 'down' || mirrored === 'both' ? -1 : 1;
  return movedOutline(outline, [left, top], [across, down]);
}

/** What the units share, as a plan of its own: it is drawn and checked like any other. */
export const sharedPlan = (floor: Floor): Plan => ({
  file: floor.file,
  project: floor.project,
  title: floor.title,
  outerWall: floor.outerWall,
  partition: 0.1,
  north: floor.north,
  spaces: floor.shared,
  openings: floor.openings,
  keyPlan: floor.keyPlan,
});
