import { mix } from './light.mts';
import { between, times } from './random.mts';
import { d, line, path, polygon, rect, washed } from './svg.mts';
import { type Architect, glazing, planted } from './towers.mts';

/** Paayri: terraces that climb a hillside, each roof the garden of the home above. */
export const paayri: Architect = (light, random) => {
  const levels = 8;
  const rise = 4.1;
  const stone = light.tone('#C7B597');
  const render = light.tone('#EFE8DB');
  const soil = mix(light.hills[1], light.leaf[0], 0.45);
  const slope = path(
    d`M-500 0L6 -1Q60 -22 92 -${levels * rise + 1}Q112 -${levels * rise + 9} 150 -${levels * rise + 12}Q220 -${levels * rise + 15} 500 -${levels * rise + 2}L500 60L-500 60Z`,
    soil,
  );
  const terraces = times(levels)
    .reverse()
    .map((level) => {
      const x = 8 + level * 9.2 + Math.sin(level * 2.1) * 3;
      const width = 58 - level * 2.2 + Math.cos(level * 1.7) * 5;
      const y = -(level + 1) * rise;
      const bays = Math.round(width / 6.4);
      const bay = width / bays;
      const rooms = times(bays).map((index) =>
        (index + level) % 4 === 3
          ? rect(x + index * bay, y + 0.5, bay, rise - 0.5, stone)
          : glazing(x + index * bay + 0.35, y + 0.9, bay - 0.7, rise - 0.9, light, random, 1.9),
      );
      return [
        rect(x, y, width, rise, mix(render, '#16211C', 0.16)),
        ...rooms,
        rect(x, y + 0.5, width, 1.1, '#0D1512', 'opacity="0.36"'),
        rect(x - 2.4, y - 0.25, width + 3.4, 0.85, render),
        rect(x - 2.4, y + 0.6, width + 3.4, 0.18, '#16211C', 'opacity="0.3"'),
        planted(x - 2, x + width * 0.5, y - 0.2, light, random),
        // Roof gardens trail over their edge.
        ...times(9).map(() => {
          const at = x - 2 + random() * width * 0.9;
          return line([at, y], [at, y + between(random, 0.6, 1.9)], light.leaf[1], 0.22, 'opacity="0.8"');
        }),
      ].join('');
    });
  const shade = polygon(
    [
      [92, -levels * rise - 1],
      [130, -levels * rise - 1],
      [130, 4],
      [40, 4],
    ],
    '#16211C',
    'opacity="0.1"',
  );
  const foot = rect(-8, -1.6, 88, 1.8, light.tone('#A8977B')) + planted(-8, 80, -1.4, light, random);
  return { svg: slope + terraces.join('') + shade + foot, width: 128, height: 46 };
};

const BRICK = '#A9603F';

function jaali(x: number, y: number, width: number, height: number, hole: string, lattice: string): string {
  const cell = 0.62;
  const columns = Math.floor(width / cell);
  const rows = Math.floor(height / cell);
  const holes = times(rows * columns).map((index) => {
    const cx = x + ((index % columns) + 0.5) * (width / columns);
    const cy = y + (Math.floor(index / columns) + 0.5) * (height / rows);
    const r = cell * 0.34;
    return polygon(
      [
        [cx, cy - r],
        [cx + r, cy],
        [cx, cy + r],
        [cx - r, cy],
      ],
      hole,
    );
  });
  return rect(x, y, width, height, lattice) + holes.join('');
}

/** Ota: two-storey brick houses around courts, with jaalis to the street and a raised step at each door. */
export const ota: Architect = (light, random) => {
  const brick = light.tone(BRICK);
  const pale = light.tone('#E6DAC6');
  const warm = light.lamps.share > 0.2 ? light.lamps.color : mix(light.glass[1], '#3A2A20', 0.5);
  const houses = times(5).map((index) => {
    const x = index * 25;
    const tall = index % 2 === 0 ? 9.2 : 7.6;
    const wall = mix(brick, '#2A1710', [0, 0.1, 0.04, 0.14, 0.06][index] ?? 0);
    const courses = times(tall / 0.45).map((row) =>
      line([x, -row * 0.45], [x + 15, -row * 0.45], '#3A1D10', 0.06, 'opacity="0.22"'),
    );
    const arch = path(
      d`M${x + 10.2} 0L${x + 10.2} -2.6Q${x + 10.2} -4.2 ${x + 11.9} -4.2Q${x + 13.6} -4.2 ${x + 13.6} -2.6L${x + 13.6} 0Z`,
      mix('#1D130D', warm, light.lamps.share),
    );
    return [
      rect(x, -tall, 15, tall, wall),
      washed(
        x,
        -tall,
        15,
        tall,
        [
          [0, '#FFFFFF', 0.12],
          [0.5, '#FFFFFF', 0],
          [1, '#16211C', 0.26],
        ],
        'across',
      ),
      ...courses,
      jaali(
        x + 1.4,
        -tall + 1.2,
        6.8,
        tall - 5.6,
        mix('#1B1410', warm, 0.25 + light.lamps.share),
        mix(wall, '#F0B98C', 0.16),
      ),
      glazing(x + 1.6, -3, 6.2, 2.6, light, random, 1.6),
      rect(x + 1.2, -3.4, 7, 0.4, pale),
      arch,
      rect(x - 0.4, -tall - 0.5, 15.8, 0.7, pale),
      rect(x + 8.8, -0.55, 6.4, 0.55, pale),
      courtyardWall(x + 15, wall),
      planted(x + 15.4, x + 24.4, -2.8, light, random),
    ].join('');
  });
  const step = rect(-3, -0.35, 131, 0.5, light.tone('#B9AB92'));
  return { svg: houses.join('') + step, width: 125, height: 11 };

  function courtyardWall(x: number, wall: string): string {
    const dark = mix(wall, '#1D0F08', 0.22);
    return (
      rect(x, -3.2, 10, 3.2, dark) +
      jaali(x + 1, -2.7, 8, 1.9, mix('#1B1410', light.leaf[1], 0.4), mix(wall, '#F0B98C', 0.06)) +
      rect(x, -3.4, 10, 0.3, pale)
    );
  }
};
