import { furniture } from './furniture.mts';
import { hills, planting, sky, tree } from './landscape.mts';
import { type Hour, LIGHTS, type Light, mix } from './light.mts';
import { between, randomFor, times } from './random.mts';
import { d, ellipse, glow, group, line, path, polygon, rect, washed } from './svg.mts';

export type RoomKind = 'living' | 'bedroom' | 'lobby' | 'office' | 'meeting' | 'shop' | 'kitchen';
/** A room in elevation: what its walls and floor are made of, and the hour in the window. */
export type Room = { kind: RoomKind; hour: Hour; wall: string; floor: string; accent: string };

/** A room seen straight on, its window wall open to the hills. */
export function room(name: string, width: number, height: number, look: Room): string {
  const light = LIGHTS[look.hour];
  const dim = look.hour === 'evening' || look.hour === 'dusk' ? 0.22 : 0.03;
  const at = (color: string) => mix(color, '#2A241C', dim);
  const back = { x: width * 0.14, y: height * 0.13, w: width * 0.72, h: height * 0.6 };
  const floorLine = back.y + back.h;
  const wall = at(look.wall);
  const floor = at(look.floor);
  return [
    rect(0, 0, width, height, wall),
    polygon(
      [
        [0, 0],
        [width, 0],
        [back.x + back.w, back.y],
        [back.x, back.y],
      ],
      mix(wall, '#FFFFFF', 0.42),
    ),
    washed(back.x, back.y, back.w, back.h, [
      [0, mix(wall, '#FFFFFF', 0.2)],
      [1, wall],
    ]),
    polygon(
      [
        [0, 0],
        [back.x, back.y],
        [back.x, floorLine],
        [0, height],
      ],
      mix(wall, '#2A241C', 0.1),
    ),
    polygon(
      [
        [width, 0],
        [back.x + back.w, back.y],
        [back.x + back.w, floorLine],
        [width, height],
      ],
      mix(wall, '#2A241C', 0.2),
    ),
    polygon(
      [
        [0, height],
        [back.x, floorLine],
        [back.x + back.w, floorLine],
        [width, height],
      ],
      floor,
    ),
    boards(width, height, back, floor),
    windowWall(name, width, height, back, light, look.kind),
    sunOnFloor(width, height, floorLine, back, light),
    furniture(width, height, floorLine, at, look),
    lamp(width, height, back, look, light),
    washed(0, 0, width, height, [
      [0, '#16211C', 0.12],
      [0.3, '#16211C', 0],
      [0.75, '#16211C', 0],
      [1, '#16211C', 0.24],
    ]),
  ].join('');
}

type Box = { x: number; y: number; w: number; h: number };

function boards(width: number, height: number, back: Box, floor: string): string {
  const floorLine = back.y + back.h;
  return times(17)
    .map((index) =>
      line(
        [back.x + (back.w * index) / 16, floorLine],
        [(width * (index * 1.5 - 4)) / 16, height],
        mix(floor, '#1F1811', 0.5),
        1.4,
        'opacity="0.35"',
      ),
    )
    .join('');
}

function windowWall(
  name: string,
  width: number,
  height: number,
  back: Box,
  light: Light,
  kind: RoomKind,
): string {
  const random = randomFor(name);
  const narrow = kind === 'lobby' || kind === 'shop';
  const view: Box = narrow
    ? { x: back.x + back.w * 0.34, y: back.y + back.h * 0.12, w: back.w * 0.5, h: back.h * 0.88 }
    : { x: back.x + back.w * 0.1, y: back.y + back.h * 0.1, w: back.w * 0.8, h: back.h * 0.86 };
  const frame = { width: view.w, height: view.h };
  const horizon = view.h * 0.7;
  const inside = [
    sky(frame, light),
    hills(frame, horizon, light, random, 0.2),
    planting(-10, view.w + 10, view.h * 0.86, view.h * 0.16, light, random),
    tree(
      view.w * between(random, 0.06, 0.42),
      view.h * 0.95,
      view.h * between(random, 0.44, 0.7),
      random() > 0.5 ? 'umbrella' : 'round',
      light,
      random,
    ),
    tree(
      view.w * between(random, 0.62, 0.95),
      view.h * 0.98,
      view.h * between(random, 0.3, 0.55),
      random() > 0.4 ? 'round' : 'column',
      light,
      random,
    ),
    planting(-10, view.w + 10, view.h + 6, view.h * 0.12, light, random),
  ].join('');
  const bars = times(narrow ? 4 : 5).map((index) =>
    rect((view.w * index) / (narrow ? 3 : 4) - 3, 0, 6, view.h, '#2A2F2A'),
  );
  const clip = `v-${name.replace(/[^a-z0-9]/g, '-')}`;
  const curtain = (x: number) =>
    times(7)
      .map((index) =>
        washed(
          x + index * width * 0.008,
          back.y + back.h * 0.05,
          width * 0.009,
          back.h * 0.95,
          [
            [0, '#FAF7F2', 0.94],
            [0.5, '#EDE5D8', 0.9],
            [1, '#D5C9B6', 0.92],
          ],
          'across',
        ),
      )
      .join('');
  return [
    `<clipPath id="${clip}"><rect width="${view.w}" height="${view.h}"/></clipPath>`,
    group(
      group(inside, '', `clip-path="url(#${clip})"`) + bars.join('') + rect(0, -4, view.w, 8, '#2A2F2A'),
      `translate(${view.x} ${view.y})`,
    ),
    narrow ? '' : curtain(view.x - width * 0.03) + curtain(view.x + view.w - width * 0.028),
    rect(0, 0, width, 0.1 * height, '#FFFFFF', 'opacity="0.06"'),
  ].join('');
}

function sunOnFloor(width: number, height: number, floorLine: number, back: Box, light: Light): string {
  if (!light.sun) return '';
  const glass = [0.18, 0.42, 0.66].map((at) => {
    const x = back.x + back.w * at;
    return polygon(
      [
        [x, floorLine],
        [x + back.w * 0.17, floorLine],
        [x + back.w * 0.3, height],
        [x + back.w * 0.02, height],
      ],
      light.sun?.color ?? '#FFFFFF',
      `opacity="${light.hour === 'evening' ? 0.06 : 0.22}"`,
    );
  });
  return (
    glass.join('') +
    ellipse(
      width * 0.5,
      floorLine,
      width * 0.4,
      height * 0.03,
      '#FFFFFF',
      'opacity="0.1" filter="url(#soft)"',
    )
  );
}

function lamp(width: number, height: number, back: Box, look: Room, light: Light): string {
  if (look.kind === 'bedroom') return '';
  const count = look.kind === 'living' ? 1 : 3;
  return times(count)
    .map((index) => {
      const x = width * (count === 1 ? 0.4 : 0.34 + index * 0.16);
      const y = back.y + height * 0.2;
      return [
        light.lamps.share > 0.2 ? glow(x, y, width * 0.12, light.lamps.color, 0.7) : '',
        line([x, 0], [x, y - 12], '#2A2F2A', 2.5),
        path(d`M${x - width * 0.022} ${y}Q${x} ${y - width * 0.03} ${x + width * 0.022} ${y}Z`, '#8A6234'),
      ].join('');
    })
    .join('');
}
