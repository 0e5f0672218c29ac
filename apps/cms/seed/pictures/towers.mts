import { type Light, mix } from './light.mts';
import { type Random, times } from './random.mts';
import { ellipse, group, rect, washed } from './svg.mts';

/** An elevation in metres: it stands on y = 0 and rises to -height, from x = 0 to width. */
type Building = { svg: string; width: number; height: number };
export type Architect = (light: Light, random: Random) => Building;

const FLOOR_M = 3.2;

/** Glass of one storey with its lit windows. */
export function glazing(
  x: number,
  y: number,
  width: number,
  height: number,
  light: Light,
  random: Random,
  pane = 2.4,
) {
  const [top, bottom] = light.glass;
  const sheet = washed(x, y, width, height, [
    [0, mix(bottom, '#0F1917', 0.25)],
    [0.35, bottom],
    [1, mix(bottom, top, 0.4)],
  ]);
  const count = Math.max(1, Math.round(width / pane));
  const lit = times(count)
    .filter(() => random() < light.lamps.share)
    .map((index) =>
      washed(x + (index * width) / count + 0.12, y + height * 0.14, width / count - 0.24, height * 0.8, [
        [0, mix(light.lamps.color, '#FFFFFF', 0.25), 0.95],
        [1, mix(light.lamps.color, '#B06A2C', 0.35), 0.85],
      ]),
    );
  const mullions = times(count).map((index) =>
    rect(x + (index * width) / count - 0.04, y, 0.08, height, '#10201B', 'opacity="0.45"'),
  );
  return sheet + lit.join('') + mullions.join('');
}

/** Light falling from the left over a rounded body: a wash laid over the whole elevation. */
function roundedShade(x: number, y: number, width: number, height: number, strength = 1): string {
  return washed(
    x,
    y,
    width,
    height,
    [
      [0, '#1A2A26', 0.28 * strength],
      [0.16, '#FFFFFF', 0.1 * strength],
      [0.36, '#FFFFFF', 0.14 * strength],
      [0.7, '#16211C', 0.16 * strength],
      [1, '#16211C', 0.5 * strength],
    ],
    'across',
  );
}

function curvedTower(floors: number, width: number, phase: number, light: Light, random: Random): string {
  const band = light.tone('#F6F2EA');
  const shade = light.tone('#8E948C');
  const storeys = times(floors).map((floor) => {
    const swell = Math.sin(floor * 0.34 + phase) * width * 0.075;
    const left = swell - width * 0.04;
    const wide = width * 1.08 + Math.sin(floor * 0.21 + phase * 2) * width * 0.05;
    const y = -(floor + 1) * FLOOR_M;
    return [
      glazing(width * 0.03 + swell * 0.35, y, width * 0.94, FLOOR_M, light, random, 2.6),
      roundedShade(width * 0.03 + swell * 0.35, y, width * 0.94, FLOOR_M, 0.8),
      rect(left + 0.5, y + 0.55, wide - 1, 0.75, '#0D1512', 'opacity="0.34" rx="0.4"'),
      rect(left, y - 0.35, wide, 1.12, band, 'rx="0.56"'),
      rect(left + 0.3, y + 0.45, wide - 0.6, 0.32, shade, 'rx="0.16" opacity="0.7"'),
      washed(
        left,
        y - 0.35,
        wide,
        1.12,
        [
          [0, '#16211C', 0.16],
          [0.25, '#FFFFFF', 0.2],
          [0.6, '#16211C', 0.06],
          [1, '#16211C', 0.44],
        ],
        'across',
      ),
    ].join('');
  });
  const crown = rect(
    width * 0.22,
    -(floors + 1) * FLOOR_M - 0.4,
    width * 0.5,
    FLOOR_M,
    light.tone('#D9D2C4'),
  );
  return crown + storeys.join('');
}

/** Meander: two curved towers whose white balcony bands swell and draw in from floor to floor. */
export const meander: Architect = (light, random) => {
  const towers = [
    group(curvedTower(30, 27, 2.8, light, random), 'translate(48 0)'),
    group(curvedTower(26, 27, 0.2, light, random), 'translate(8 0)'),
  ];
  const podium = [
    rect(-2, -7, 87, 7, light.tone('#CFC3AE')),
    glazing(2, -5.4, 79, 4.6, light, random, 4),
    rect(-4, -8, 91, 1.1, light.tone('#F6F2EA'), 'rx="0.5"'),
  ];
  return { svg: towers.join('') + podium.join(''), width: 83, height: 100 };
};

/** Sagwan: one slender tower behind teak fins, set against a blade of pale stone. */
export const sagwan: Architect = (light, random) => {
  const floors = 31;
  const width = 21;
  const height = floors * FLOOR_M;
  const teak = light.tone('#96663C');
  const teakLit = light.tone('#BD8A58');
  const stone = light.tone('#DCD1BE');
  const storeys = times(floors).map((floor) => {
    const y = -(floor + 1) * FLOOR_M;
    const open = floor % 6 === 4;
    const fins = times(30)
      .filter((fin) => !open && (fin * 7 + Math.floor(floor / 3) * 5) % 9 > 1)
      .map((fin) => rect(fin * 0.72 + 0.15, y + 0.3, 0.26, FLOOR_M - 0.3, fin % 3 === 0 ? teakLit : teak));
    const garden = open ? planted(0.8, width - 0.8, y + FLOOR_M - 0.1, light, random) : '';
    return (
      glazing(0, y, width, FLOOR_M, light, random, 3) +
      fins.join('') +
      garden +
      rect(-0.6, y, width + 0.9, 0.42, stone)
    );
  });
  const shade = washed(
    0,
    -height,
    width,
    height,
    [
      [0, '#FFFFFF', 0.1],
      [0.4, '#16211C', 0],
      [1, '#16211C', 0.34],
    ],
    'across',
  );
  const blade = [
    rect(width, -height - 6, 7.5, height + 6, stone),
    washed(
      width,
      -height - 6,
      7.5,
      height + 6,
      [
        [0, '#16211C', 0.42],
        [1, '#16211C', 0.24],
      ],
      'across',
    ),
    ...times(floors).map((floor) =>
      rect(width + 2.8, -(floor + 1) * FLOOR_M + 0.7, 1.1, 1.7, light.glass[1], 'opacity="0.8"'),
    ),
  ];
  const base = [
    rect(-5, -5.4, width + 18, 5.4, light.tone('#C9BCA5')),
    glazing(-3, -4.6, width + 6, 4.6, light, random, 3.4),
    rect(-6, -6, width + 20, 0.8, stone),
  ];
  const crown = times(30).map((fin) => rect(fin * 0.72 + 0.15, -height - 3.4, 0.26, 3.6, teak));
  return {
    svg: crown.join('') + storeys.join('') + shade + blade.join('') + base.join(''),
    width: 29,
    height: height + 6,
  };
};

/** Plants along the edge of a terrace, in metres. */
export function planted(from: number, to: number, y: number, light: Light, random: Random): string {
  const [shade, lit] = light.leaf;
  return times((to - from) / 0.75)
    .map((index) => {
      const size = 0.45 + random() * 0.65;
      return ellipse(
        from + index * 0.75 + random() * 0.4,
        y - size * 0.6,
        size,
        size * 0.8,
        mix(shade, lit, random() * 0.75),
      );
    })
    .join('');
}
