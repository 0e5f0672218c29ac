import { text, textWidth } from '../sheet/lettering.mts';
import { INK, STONE } from '../sheet/palette.mts';
import { box, group, type Rect, sheet } from '../sheet/svg.mts';
import { carpetArea, inSqFt } from './areas.mts';
import { drawPlate } from './draw-curves.mts';
import { drawFloor, drawLabels, labelsOf } from './draw-plan.mts';
import { type Floor, onFloor, sharedPlan, type Unit } from './floor.mts';
import { furnish } from './furnish.mts';
import { drawLabel, placeLabel } from './labels.mts';
import { type Scale, toSheet } from './looks.mts';
import { holesOf, sweptFloor } from './openings.mts';
import { outlineBounds } from './outline.mts';
import { bounds, rectsOf } from './plan.mts';
import { extent } from './plan-sheet.mts';
import { beyondCurves } from './rounded.mts';
import { titleBlock } from './title-block.mts';
import { clearFloor, wallsOf } from './walls.mts';

const FIELD: Rect = [80, 70, 1840, 1110];

/** A floor with all its units as a sheet of 2,000 × 1,500 px. */
export function floorSheet(floor: Floor): string {
  const s = scaleOf(floor);
  const shared = sharedPlan(floor);
  const areas = [...new Set(floor.units.map(inWords))];
  const type = { size: 21, color: INK[500] };
  const words = [...areas, ...(floor.remark ? [floor.remark] : [])].join('   ·   ');
  const size = Math.min(type.size, (type.size * 1880) / textWidth(words, type));
  return sheet(
    2000,
    1500,
    [
      box([0, 0, 2000, 1500], { fill: STONE[50] }),
      ...(floor.plate ? drawPlate(floor.plate.slab, s) : []),
      drawFloor(shared, s),
      ...floor.units.map((unit) => drawUnit(unit, s)),
      drawLabels(labelsOf(shared, s)),
      ...unitLabels(floor, s).map(({ placed }) => drawLabel(placed)),
      text([60, 1240], words, { ...type, size }),
      titleBlock({
        project: floor.project,
        title: floor.title,
        note: floor.note,
        area: { label: 'On this floor', figure: floor.headline, more: floor.more },
        keyPlan: floor.keyPlan,
        north: floor.north,
        m: s.m,
      }),
    ].join(''),
  );
}

/** "Type A: 2 BHK, 812 sq ft carpet". */
function inWords({ name, plan }: Unit): string {
  const kind = plan.configuration && plan.configuration !== name ? `: ${plan.configuration}` : '';
  return `${name}${kind}, ${inSqFt(carpetArea(plan))} carpet`;
}

function scaleOf(floor: Floor): Scale {
  const [x, y, width, depth] = bounds([
    ...(floor.plate ? [outlineBounds(floor.plate.slab)] : []),
    extent(sharedPlan(floor)),
    ...floor.units.map((unit) => onFloor(unit, extent(unit.plan))),
  ]);
  const m = Math.min(FIELD[2] / width, FIELD[3] / depth);
  return {
    m,
    x: FIELD[0] + (FIELD[2] - width * m) / 2 - x * m,
    y: FIELD[1] + (FIELD[3] - depth * m) / 2 - y * m,
  };
}

function drawUnit({ plan, at: [x, y], mirrored }: Unit, s: Scale): string {
  const across = mirrored === 'across' || mirrored === 'both' ? -1 : 1;
  const down = mirrored === 'down' || mirrored === 'both' ? -1 : 1;
  const drawn = drawFloor(plan, { m: s.m, x: 0, y: 0 });
  return group(drawn, `translate(${s.x + x * s.m} ${s.y + y * s.m}) scale(${across} ${down})`);
}

/** Every unit's name in its largest room, beside the furniture. */
export function unitLabels(floor: Floor, s: Scale = scaleOf(floor)) {
  return floor.units.map((unit) => {
    const { plan, name, named } = unit;
    const walls = wallsOf(plan);
    const room = plan.spaces.find((space) => space.name === named);
    if (!room) throw new Error(`${floor.file}: ${plan.title} has no room named ${named}.`);
    const obstacles = [
      ...furnish(room, walls).map(({ floor: taken }) => taken),
      ...holesOf(plan, walls)
        .map(sweptFloor)
        .filter((swept) => swept !== undefined),
      ...beyondCurves(room, clearFloor(room, walls, rectsOf(room)[0])),
    ];
    const here = (rect: Rect) => toSheet(onFloor(unit, rect), s);
    return {
      name,
      placed: placeLabel(name, [], here(clearFloor(room, walls, rectsOf(room)[0])), obstacles.map(here)),
    };
  });
}
