import { text, textWidth } from '../sheet/lettering.mts';
import { INK, STONE } from '../sheet/palette.mts';
import { box, type Rect, sheet } from '../sheet/svg.mts';
import { carpetArea, inSqFt, inSqM, outdoorArea } from './areas.mts';
import { dimensions } from './dimensions.mts';
import { curveNotes } from './draw-curves.mts';
import { drawFloor, drawLabels, labelsOf, type RoomLabel } from './draw-plan.mts';
import { type Scale, toSheet } from './looks.mts';
import { outlineBounds } from './outline.mts';
import { bounds, type Plan, rectsOf } from './plan.mts';
import { traitsOf } from './space-kinds.mts';
import { titleBlock } from './title-block.mts';

const PLAN_SHEET_PX = [2000, 1500] as const;
/** Where the plan and its dimension strings may lie. */
const FIELD: Rect = [150, 140, 1790, 1048];

/** Everything the plan covers, outer walls included. */
export function extent(plan: Plan): Rect {
  const [x, y, w, h] = bounds(
    plan.spaces.flatMap((space) => (space.outline ? [outlineBounds(space.outline)] : [...rectsOf(space)])),
  );
  const inner = bounds(
    plan.spaces
      .filter(({ kind }) => traitsOf(kind).counts !== 'outdoor')
      .flatMap((space) => [...rectsOf(space)]),
  );
  const t = plan.outerWall;
  const left = Math.min(x, inner[0] - t);
  const top = Math.min(y, inner[1] - t);
  const right = Math.max(x + w, inner[0] + inner[2] + t);
  const bottom = Math.max(y + h, inner[1] + inner[3] + t);
  return [left, top, right - left, bottom - top];
}

/** The scale at which a plan fills its sheet, and where it lies on it. */
export function scaleOf(plan: Plan): Scale {
  const [x, y, width, depth] = extent(plan);
  const m = Math.min(FIELD[2] / width, FIELD[3] / depth);
  return {
    m,
    x: FIELD[0] + (FIELD[2] - width * m) / 2 - x * m,
    y: FIELD[1] + (FIELD[3] - depth * m) / 2 - y * m,
  };
}

/** A plan as an architect's sheet, 2,000 × 1,500 px. */
export function planSheet(plan: Plan): string {
  const s = scaleOf(plan);
  const [width, height] = PLAN_SHEET_PX;
  const labels = labelsOf(plan, s);
  const carpet = carpetArea(plan);
  const outdoor = outdoorArea(plan);
  return sheet(
    width,
    height,
    [
      box([0, 0, width, height], { fill: STONE[50] }),
      drawFloor(plan, s),
      curveNotes(plan, s),
      drawLabels(labels),
      smallRooms(labels),
      dimensions(plan, s, toSheet(extent(plan), s)),
      titleBlock({
        project: plan.project,
        title: plan.title,
        note: plan.note,
        area: {
          label: 'Carpet area (RERA)',
          figure: inSqFt(carpet),
          more: [
            inSqM(carpet),
            ...(outdoor > 0 ? [`Not in it: ${outdoorWords(plan)}, ${inSqM(outdoor)}`] : []),
          ],
        },
        keyPlan: plan.keyPlan,
        north: plan.north,
        m: s.m,
        curved: plan.spaces.some(({ round }) => round !== undefined),
      }),
    ].join(''),
  );
}

/** The sizes that did not fit inside their rooms, in up to two lines; rooms of one size are named together. */
function smallRooms(labels: readonly RoomLabel[]): string {
  const bySize = new Map<string, string[]>();
  for (const { name, size } of labels) {
    if (!size) continue;
    const words = size.join(', ');
    bySize.set(words, [...(bySize.get(words) ?? []), name]);
  }
  const parts = [...bySize].map(([words, names]) => `${names.join(', ')}: ${words}`);
  const type = { size: 20, color: INK[500] };
  const half = Math.ceil(parts.length / 2);
  const lines = [parts.join(GAP)].filter((words) => words !== '');
  const shown = lines.some((words) => textWidth(words, type) > 1880)
    ? [parts.slice(0, half).join(GAP), parts.slice(half).join(GAP)]
    : lines;
  return shown
    .map((words, index) => {
      const size = Math.min(type.size, (type.size * 1880) / textWidth(words, type));
      return text([60, 1242 - (shown.length - 1 - index) * 28], words, { ...type, size });
    })
    .join('');
}

const GAP = '   ·   ';
const PLURALS = {
  balcony: 'balcony',
  'dry balcony': 'dry balcony',
  terrace: 'terrace',
  garden: 'garden',
  verandah: 'verandah',
} as const;

/** The kinds of open space a plan has, as a buyer calls them. */
function outdoorWords({ spaces }: Plan): string {
  const kinds = spaces.flatMap(({ kind }) =>
    Object.entries(PLURALS).flatMap(([key, words]) => (key === kind ? [words] : [])),
  );
  const [first, ...rest] = [...new Set(kinds)];
  if (!first) return 'open areas';
  return rest.length === 0 ? first : `${[first, ...rest.slice(0, -1)].join(', ')} and ${rest.at(-1)}`;
}
