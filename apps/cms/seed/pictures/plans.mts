import { text } from './lettering.mts';
import { INK, INK_SOFT, STONE } from './light.mts';
import { fittings } from './plan-fittings.mts';
import { dimension, feet, label, north, scaleBar } from './plan-labels.mts';
import { type Door, LAYOUTS, type Layout } from './plan-layouts.mts';
import { path, rect } from './svg.mts';

const SQ_M_PER_SQ_FT = 0.092903;
const MARGIN_PX = 150;
const WALL_OUTER_PX = 13;
const WALL_INNER_PX = 6;

export type PlanRoom = {
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
  door?: Door;
  outdoor?: boolean;
};

/** The rooms of a layout in metres, scaled so that all rooms within the walls make up the carpet area. */
export function roomsOf(layout: Layout, carpetAreaSqFt: number): PlanRoom[] {
  const rooms: PlanRoom[] = [];
  let x = 0;
  for (const [width, ...rows] of layout.columns) {
    let y = 0;
    for (const [depth, ...cells] of rows) {
      let along = x;
      for (const [name, share, door] of cells) {
        rooms.push({ name, x: along, y, w: width * share, h: depth, door });
        along += width * share;
      }
      y += depth;
    }
    x += width;
  }
  const drawn = rooms.reduce((sum, room) => sum + room.w * room.h, 0);
  const scale = Math.sqrt((carpetAreaSqFt * SQ_M_PER_SQ_FT) / drawn);
  const outdoor = layout.balconies.map(([name, bx, by, w, h]) => ({
    name,
    x: bx,
    y: by,
    w,
    h,
    outdoor: true,
  }));
  return [...rooms, ...outdoor].map((room) => ({
    ...room,
    x: room.x * scale,
    y: room.y * scale,
    w: room.w * scale,
    h: room.h * scale,
  }));
}

/** A floor plan to scale: walls, doors, thin furniture, every room named with its size. */
export function floorPlan(file: string, width: number, height: number, carpetAreaSqFt: number): string {
  const layout = LAYOUTS[file];
  if (!layout) throw new Error(`${file}: pictures/plan-layouts.mts has no layout for it.`);
  const rooms = roomsOf(layout, carpetAreaSqFt);
  const left = Math.min(...rooms.map((room) => room.x));
  const top = Math.min(...rooms.map((room) => room.y));
  const wide = Math.max(...rooms.map((room) => room.x + room.w)) - left;
  const deep = Math.max(...rooms.map((room) => room.y + room.h)) - top;
  const scale = Math.min((width - MARGIN_PX * 2) / wide, (height - MARGIN_PX * 2 - 40) / deep);
  const dx = (width - wide * scale) / 2 - left * scale;
  const dy = (height - 40 - deep * scale) / 2 - top * scale;
  const placed = rooms.map((room) => ({
    ...room,
    x: room.x * scale + dx,
    y: room.y * scale + dy,
    w: room.w * scale,
    h: room.h * scale,
  }));
  const inside = placed.filter((room) => !room.outdoor);
  const outer = {
    x: Math.min(...inside.map((room) => room.x)),
    y: Math.min(...inside.map((room) => room.y)),
    right: Math.max(...inside.map((room) => room.x + room.w)),
    bottom: Math.max(...inside.map((room) => room.y + room.h)),
  };
  const metres = { w: (outer.right - outer.x) / scale, h: (outer.bottom - outer.y) / scale };
  const walls = inside.map((room) =>
    rect(room.x, room.y, room.w, room.h, 'none', `stroke="${INK}" stroke-width="${WALL_INNER_PX}"`),
  );
  return [
    rect(0, 0, width, height, STONE.pale),
    ...placed.filter((room) => room.outdoor).map(balcony),
    rect(outer.x, outer.y, outer.right - outer.x, outer.bottom - outer.y, '#FFFFFF'),
    ...inside
      .filter((room) => /bath|toilet|utility/i.test(room.name))
      .map((room) => rect(room.x, room.y, room.w, room.h, STONE.light)),
    ...inside.map((room) => fittings(room, scale)),
    ...walls,
    rect(
      outer.x,
      outer.y,
      outer.right - outer.x,
      outer.bottom - outer.y,
      'none',
      `stroke="${INK}" stroke-width="${WALL_OUTER_PX}" stroke-linejoin="miter"`,
    ),
    ...windows(inside, outer),
    ...inside.map((room) => doorOf(room, scale)),
    ...placed.map((room) => label(room, scale)),
    dimension(
      [outer.x, height - 96],
      [outer.right, height - 96],
      `${metres.w.toFixed(2)} m  ·  ${feet(metres.w)}`,
    ),
    scaleBar(outer.x, height - 44, scale),
    north(width - 90, height - 70),
    text(
      width - 150,
      height - 40,
      `Carpet area ${carpetAreaSqFt.toLocaleString('en-IN')} sq ft (${(carpetAreaSqFt * SQ_M_PER_SQ_FT).toFixed(1)} sq m)`,
      { size: 22, color: INK_SOFT, anchor: 'end' },
    ),
  ].join('');
}

function balcony(room: PlanRoom): string {
  return rect(
    room.x,
    room.y,
    room.w,
    room.h,
    STONE.light,
    `stroke="${INK}" stroke-width="2" stroke-dasharray="10 6"`,
  );
}

function windows(
  rooms: PlanRoom[],
  outer: { x: number; y: number; right: number; bottom: number },
): string[] {
  return rooms.flatMap((room) => {
    if (/lift|stair|store|services|passage|foyer/i.test(room.name)) return [];
    const pane = (x: number, y: number, w: number, h: number) =>
      rect(x, y, w, h, '#FFFFFF', `stroke="${INK}" stroke-width="2"`);
    const marks: string[] = [];
    const near = (a: number, b: number) => Math.abs(a - b) < 1;
    if (near(room.y, outer.y)) marks.push(pane(room.x + room.w * 0.22, outer.y - 6, room.w * 0.56, 12));
    if (near(room.y + room.h, outer.bottom) && room.door !== 'bottom')
      marks.push(pane(room.x + room.w * 0.22, outer.bottom - 6, room.w * 0.56, 12));
    if (near(room.x, outer.x) && room.door !== 'left')
      marks.push(pane(outer.x - 6, room.y + room.h * 0.28, 12, room.h * 0.44));
    if (near(room.x + room.w, outer.right) && room.door !== 'right')
      marks.push(pane(outer.right - 6, room.y + room.h * 0.28, 12, room.h * 0.44));
    return marks;
  });
}

function doorOf({ x, y, w, h, door }: PlanRoom, scale: number): string {
  if (!door) return '';
  const leaf = Math.min(0.9 * scale, w * 0.6, h * 0.6);
  const inset = 10;
  const leafStyle = `stroke="${INK}" stroke-width="2"`;
  const arc = (hinge: [number, number], open: [number, number], shut: [number, number], sweep: 0 | 1) =>
    path(
      `M${hinge[0]} ${hinge[1]}L${open[0]} ${open[1]}A${leaf} ${leaf} 0 0 ${sweep} ${shut[0]} ${shut[1]}`,
      'none',
      leafStyle,
    );
  switch (door) {
    case 'top':
      return (
        rect(x + inset, y - 8, leaf, 16, '#FFFFFF') +
        arc([x + inset, y], [x + inset, y + leaf], [x + inset + leaf, y], 0)
      );
    case 'bottom':
      return (
        rect(x + inset, y + h - 8, leaf, 16, '#FFFFFF') +
        arc([x + inset, y + h], [x + inset, y + h - leaf], [x + inset + leaf, y + h], 1)
      );
    case 'left':
      return (
        rect(x - 8, y + inset, 16, leaf, '#FFFFFF') +
        arc([x, y + inset], [x + leaf, y + inset], [x, y + inset + leaf], 1)
      );
    case 'right':
      return (
        rect(x + w - 8, y + inset, 16, leaf, '#FFFFFF') +
        arc([x + w, y + inset], [x + w - leaf, y + inset], [x + w, y + inset + leaf], 0)
      );
  }
}
