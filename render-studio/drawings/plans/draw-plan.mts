import { group, type Look, line, type Rect } from '../sheet/svg.mts';
import { drawCurvedGlass, paving } from './draw-curves.mts';
import { drawColumns, drawHole, drawShaft, drawShell } from './draw-walls.mts';
import { furnish, type Standing } from './furnish.mts';
import { drawPiece } from './furniture.mts';
import { drawLabel, type PlacedLabel, placeLabel } from './labels.mts';
import { type Scale, toSheet } from './looks.mts';
import { holesOf, sweptFloor } from './openings.mts';
import { type Plan, rectsOf, type Space } from './plan.mts';
import { beyondCurves } from './rounded.mts';
import { sizeInWords } from './sizes.mts';
import { traitsOf } from './space-kinds.mts';
import { clearFloor, wallsOf } from './walls.mts';

/** All that is drawn of a plan but its lettering. */
export function drawFloor(plan: Plan, s: Scale): string {
  const walls = wallsOf(plan);
  const shell = drawShell(plan, walls, s);
  const finishes = plan.spaces
    .map((space) =>
      space.outline
        ? paving(space, stepOf(space), TILES, s)
        : rectsOf(space)
            .map((part) => finish(space, toSheet(clearFloor(space, walls, part), s), s.m))
            .join(''),
    )
    .join('');
  const furniture = plan.spaces
    .flatMap((space) => furnish(space, walls))
    .map((piece) => drawStanding(piece, s));
  const holes = holesOf(plan, walls).map((hole) => drawHole(hole, s));
  const glass = drawCurvedGlass(plan, s);
  return shell + finishes + furniture.join('') + holes.join('') + glass.join('') + drawColumns(plan, s);
}

const TILES: Look = { stroke: '#DDD4C4', weight: 0.9 };

/** Metres from joint to joint of the paving; nothing for floors that are drawn bare. */
function stepOf({ kind }: Space): number {
  if (kind === 'bath' || kind === 'utility' || kind === 'toilets') return 0.3;
  const bare = kind === 'garden' || kind === 'void' || kind === 'ledge';
  return traitsOf(kind).counts === 'outdoor' && !bare ? 0.6 : 0;
}

/** Tiles, boards and the parts of the building that are neither room nor furniture. */
function finish(space: Space, [x, y, w, h]: Rect, m: number): string {
  const { kind, towards } = space;
  if (kind === 'lift' || kind === 'stair' || kind === 'own stair' || kind === 'duct')
    return drawShaft(kind, [x, y, w, h], towards, m);
  const step = stepOf(space);
  if (step === 0) return '';
  const lines: string[] = [];
  for (let at = step * m; at < w; at += step * m)
    lines.push(
      line(
        [
          [x + at, y],
          [x + at, y + h],
        ],
        TILES,
      ),
    );
  for (let at = step * m; at < h; at += step * m)
    lines.push(
      line(
        [
          [x, y + at],
          [x + w, y + at],
        ],
        TILES,
      ),
    );
  return lines.join('');
}

function drawStanding({ put, floor, back }: Standing, s: Scale): string {
  const [x, y, w, h] = toSheet(floor, s);
  const upright = back === 'top' || back === 'bottom';
  const own: Rect = upright ? [0, 0, w, h] : [0, 0, h, w];
  const drawn = drawPiece(put, own, s.m);
  const turn = {
    top: `translate(${x} ${y})`,
    bottom: `translate(${x + w} ${y + h}) rotate(180)`,
    left: `translate(${x} ${y + h}) rotate(-90)`,
    right: `translate(${x + w} ${y}) rotate(90)`,
  }[back];
  return group(drawn, turn);
}

/** `size` is what the label should say and has no room for, in metres and in feet. */
export type RoomLabel = PlacedLabel & { name: string; size: readonly string[] | undefined };

const FONT_LIMIT = { room: 40, small: 30 } as const;

/** The label of every room, placed where it hides nothing. */
export function labelsOf(plan: Plan, s: Scale): RoomLabel[] {
  const walls = wallsOf(plan);
  const swings = holesOf(plan, walls)
    .map(sweptFloor)
    .filter((floor) => floor !== undefined);
  return plan.spaces.filter(isNamed).map((space) => {
    const part = widest(space);
    const clear = clearFloor(space, walls, part);
    const obstacles = [
      ...furnish(space, walls).map(({ floor }) => floor),
      ...swings,
      ...(plan.columns ?? []),
      ...beyondCurves(space, clear),
    ];
    const size = traitsOf(space.kind).nameOnly ? [] : sizeInWords(space, walls);
    const largest = traitsOf(space.kind).habitable ? FONT_LIMIT.room : FONT_LIMIT.small;
    const rects = obstacles.map((rect) => toSheet(rect, s));
    const placed = placeLabel(nameOf(space), size, toSheet(clear, s), rects, largest);
    return { name: space.name, size: placed.withSize || size.length === 0 ? undefined : size, ...placed };
  });
}

/** Lobbies and courts are told apart in the plan's data, not on the sheet. */
const nameOf = ({ name, kind }: Space) =>
  kind === 'lobby' || kind === 'void' ? name.replace(/ \d+$/, '') : name;
const UNNAMED = new Set(['duct', 'lift', 'stair', 'own stair']);
const isNamed = ({ kind }: Space) => !UNNAMED.has(kind);

function widest(space: Space): Rect | undefined {
  return [...rectsOf(space)].sort((a, b) => b[2] * b[3] - a[2] * a[3])[0];
}

export function drawLabels(labels: readonly RoomLabel[]): string {
  return labels.map(drawLabel).join('');
}
