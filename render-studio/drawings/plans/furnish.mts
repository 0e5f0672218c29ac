import type { Rect } from '../sheet/svg.mts';
import { type FurnitureName, sizeOf } from './furniture.mts';
import type { Placed, Side, Space } from './plan.mts';
import { clearFloor, type Wall } from './walls.mts';

/** A piece where it stands: the floor it takes, and the side its back is on. */
export type Standing = { put: FurnitureName; space: Space; floor: Rect; back: Side };

/** Every piece of a space at its place. */
export function furnish(space: Space, walls: readonly Wall[]): Standing[] {
  const room = clearFloor(space, walls);
  return (space.furniture ?? []).map((placed) => ({
    put: placed.put,
    space,
    back: 'against' in placed ? placed.against : placed.turned ? 'left' : 'top',
    floor: floorOf(placed, room),
  }));
}

function floorOf(placed: Placed, [left, top, width, depth]: Rect): Rect {
  const [long, deep] = sizeOf(placed.put, placed.long);
  if ('centre' in placed) {
    const [w, h] = placed.turned ? [deep, long] : [long, deep];
    return [left + placed.centre[0] - w / 2, top + placed.centre[1] - h / 2, w, h];
  }
  const off = placed.off ?? 0;
  const across = left + (width - long) * placed.at;
  const down = top + (depth - long) * placed.at;
  switch (placed.against) {
    case 'top':
      return [across, top + off, long, deep];
    case 'bottom':
      return [across, top + depth - deep - off, long, deep];
    case 'left':
      return [left + off, down, deep, long];
    case 'right':
      return [left + width - deep - off, down, deep, long];
  }
}
