import { INK, STONE } from '../sheet/palette.mts';
import { box, line, type Point, path, type Rect, sheet, smooth } from '../sheet/svg.mts';
import type { Elevation, Mass } from './elevation.mts';
import { opening } from './openings.mts';
import { base, HEAVY, person, roof, tree } from './parts.mts';

const ELEVATION_PX = [640, 480] as const;
const [WIDTH, HEIGHT] = ELEVATION_PX;
const GROUND = 418;
/** Clear of the edges of the sheet, where a tree may still reach. */
const ROOM: Rect = [112, 36, WIDTH - 224, GROUND - 36];
/** Roofs and trees rise above the walls. */
const ABOVE_WALLS_M = 4;
const MOST_PX_TO_A_METRE = 26;
const OUTLINE = { stroke: INK[900], weight: 1.3 };

const heightOf = ({ storeys, storey }: Mass) => storeys * storey;

/** The front of a building on its ground, as large as the sheet has room for. */
export function elevation({ masses, trees, person: standing, foreground }: Elevation): string {
  const wide = Math.max(...masses.map(({ from, width }) => from + width));
  const high = Math.max(...masses.map(heightOf)) + ABOVE_WALLS_M;
  const unit = Math.min(ROOM[2] / wide, ROOM[3] / high, MOST_PX_TO_A_METRE);
  const left = (WIDTH - wide * unit) / 2;
  const planted = (before: boolean) =>
    trees
      .filter((one) => (one.before ?? false) === before)
      .map((one) => tree(one, GROUND, unit, left))
      .join('');
  return sheet(
    WIDTH,
    HEIGHT,
    box([0, 0, WIDTH, HEIGHT], { fill: STONE[50] }) +
      planted(false) +
      masses.map((mass) => massOf(mass, left, unit)).join('') +
      planted(true) +
      person(left + standing * unit, GROUND, unit) +
      ground(foreground),
  );
}

function massOf(mass: Mass, left: number, unit: number): string {
  const { storeys, storey, rows, base: foot, roof: top, wave = 0 } = mass;
  const [x, width] = [left + mass.from * unit, mass.width * unit];
  const floor = storey * unit;
  const wall: Rect = [x, GROUND - storeys * floor, width, storeys * floor];
  const bays = rows[0]?.length ?? 1;
  const levels = Array.from({ length: storeys - 1 }, (_, index) => {
    const y = GROUND - (index + 2) * floor;
    const kinds = rows[index % rows.length] ?? [];
    const filled = kinds.map((kind, bay) =>
      opening(kind, [x + (width * bay) / bays, y, width / bays, floor]),
    );
    return filled.join('') + edge(x, y + floor, width, wave * unit * (index % 2 ? 1 : -1));
  });
  const ground: Rect = [x, GROUND - floor, width, floor];
  return (
    box(wall, { fill: STONE[50] }) +
    base(foot, ground, bays) +
    levels.join('') +
    roof(top, wall, unit) +
    box(wall, HEAVY)
  );
}

/** The edge of a floor: a line in the wall, or a balcony that swings out before it. */
function edge(x: number, y: number, width: number, swing: number): string {
  if (swing === 0)
    return line(
      [
        [x, y],
        [x + width, y],
      ],
      OUTLINE,
    );
  const out = Math.abs(swing);
  const along = [0, 0.25, 0.5, 0.75, 1].map(
    (part, index): Point => [x - out + (width + 2 * out) * part, y + (index % 2 ? swing : -swing) * 0.1],
  );
  return (
    path(smooth(along), { stroke: STONE[50], weight: 5 }) + path(smooth(along), { ...OUTLINE, weight: 1.8 })
  );
}

function ground(foreground: Elevation['foreground']): string {
  const level = line(
    [
      [24, GROUND],
      [WIDTH - 24, GROUND],
    ],
    HEAVY,
  );
  if (foreground === 'steps')
    return (
      level +
      [1, 2, 3]
        .map((step) =>
          line(
            [
              [70 + step * 34, GROUND + step * 9],
              [WIDTH - 70 - step * 34, GROUND + step * 9],
            ],
            OUTLINE,
          ),
        )
        .join('')
    );
  if (foreground !== 'stream') return level;
  const ripple = (from: number, to: number, y: number) =>
    path(
      smooth([
        [from, y],
        [from + (to - from) / 3, y - 3],
        [from + ((to - from) * 2) / 3, y + 3],
        [to, y],
      ]),
      OUTLINE,
    );
  return level + ripple(90, 520, GROUND + 16) + ripple(180, 560, GROUND + 28) + ripple(140, 420, GROUND + 40);
}
