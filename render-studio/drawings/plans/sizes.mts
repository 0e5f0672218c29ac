import { inFeet, inMetres } from './areas.mts';
import { farFrom, type Outline, piecesOf, pointsAlong } from './outline.mts';
import type { Space } from './plan.mts';
import { clearFloor, type Wall } from './walls.mts';

/** What is printed under a room's name, in metres and in feet. */
export function sizeInWords(space: Space, walls: readonly Wall[]): string[] {
  if (space.outline) {
    const [least, most] = depthOf(space.outline);
    return [`${inMetres(least)} to ${inMetres(most)} m deep`, `${inFeet(least)} to ${inFeet(most)}`];
  }
  const [, , width, depth] = clearFloor(space, walls);
  // A room with a round corner measures that only along its straight walls.
  const most = space.round ? ' max' : '';
  return [`${inMetres(width)} × ${inMetres(depth)} m${most}`, `${inFeet(width)} × ${inFeet(depth)}${most}`];
}

/** How far a balcony's edge lies from its walls, where that is least and where it is most. */
export function depthOf(outline: Outline): readonly [least: number, most: number] {
  const walls = piecesOf(outline)
    .filter(({ along }) => along === 'wall')
    .flatMap((piece) => pointsAlong(piece));
  const edge = piecesOf(outline)
    .filter(({ along, radius }) => along === 'rail' && radius !== undefined)
    .flatMap((piece) => pointsAlong(piece));
  const depths = edge.map((point) => farFrom(walls, point));
  return [Math.min(...depths), Math.max(...depths)];
}
