import { type Light, mix } from './light.mts';
import { type Random, times } from './random.mts';
import { d, path, polygon, rect, washed } from './svg.mts';
import { type Architect, glazing, planted } from './towers.mts';

/** Kansa: a glass office block behind bronze fins, on a colonnade, with two garden floors cut out of it. */
export const kansa: Architect = (light, random) => {
  const floors = 13;
  const floorHeight = 4;
  const width = 72;
  const base = 8;
  const height = base + floors * floorHeight;
  const bronze = light.tone('#8A6234');
  const bronzeLit = light.tone('#C0935A');
  const storeys = times(floors).map((floor) => {
    const y = -base - (floor + 1) * floorHeight;
    const garden = floor === 4 || floor === 9;
    const inset = garden ? 2.5 : 0;
    return [
      glazing(inset, y, width - inset * 2, floorHeight, light, random, 3),
      garden
        ? rect(0, y, width, 1.6, '#0D1512', 'opacity="0.45"') +
          planted(1, width - 1, y + floorHeight, light, random)
        : '',
      rect(-0.4, y - 0.2, width + 0.8, 0.5, mix(bronze, '#16211C', 0.25)),
    ].join('');
  });
  const reflection =
    washed(0, -height, width, floors * floorHeight, [
      [0, light.sky[0], 0.42],
      [0.5, light.sky[2], 0.22],
      [1, light.sky[2], 0],
    ]) +
    polygon(
      [
        [width * 0.12, -height],
        [width * 0.42, -height],
        [width * 0.2, -base],
        [-0.1, -base],
        [-0.1, -height + 20],
      ],
      '#FFFFFF',
      'opacity="0.09"',
    );
  const fins = times(49).flatMap((fin) =>
    [
      [0, 4],
      [5, 9],
      [10, 13],
    ].map(([from = 0, to = 0]) => {
      const x = (fin * width) / 48;
      const y = -base - to * floorHeight;
      const tall = (to - from) * floorHeight;
      return rect(x - 0.32, y, 0.4, tall, bronze) + rect(x - 0.32, y, 0.13, tall, bronzeLit);
    }),
  );
  const shade = washed(
    0,
    -height,
    width,
    height - base,
    [
      [0, '#FFFFFF', 0.08],
      [0.45, '#16211C', 0],
      [1, '#16211C', 0.36],
    ],
    'across',
  );
  const columns = times(13).map((column) =>
    rect((column * width) / 12 - 0.45, -base, 0.9, base, light.tone('#D8CDBA')),
  );
  const lobby = [
    rect(3, -base, width - 6, base, mix(light.glass[1], '#0F1917', 0.4)),
    glazing(
      5,
      -base + 1,
      width - 10,
      base - 1,
      { ...light, lamps: { ...light.lamps, share: Math.min(1, light.lamps.share * 1.8) } },
      random,
      3,
    ),
    ...columns,
    rect(-1.5, -base - 1, width + 3, 1.2, bronze),
  ];
  return { svg: storeys.join('') + reflection + fins.join('') + shade + lobby.join(''), width, height };
};

function arches(
  x: number,
  width: number,
  count: number,
  height: number,
  fill: string,
  reveal: string,
): string {
  const bay = width / count;
  return times(count)
    .map((index) => {
      const left = x + index * bay + bay * 0.14;
      const wide = bay * 0.72;
      const opening = (dx: number, dy: number, color: string) =>
        path(
          d`M${left + dx} 0L${left + dx} ${-(height - wide / 2)}A${wide / 2} ${wide / 2} 0 0 1 ${left + wide} ${-(height - wide / 2)}L${left + wide} ${dy}Z`,
          color,
        );
      return opening(0, 0, reveal) + opening(0.55, 0, fill);
    })
    .join('');
}

/** Kaman: a quarter of stone offices around a square, on two-storey arcades. */
export const kaman: Architect = (light, random) => {
  const block = (x: number, width: number, floors: number, stone: string) => {
    const bays = Math.round(width / 4.6);
    const bay = width / bays;
    const top = 8.6 + floors * 4;
    const windows = times(floors * bays).map((index) => {
      const wx = x + (index % bays) * bay + bay * 0.26;
      const wy = -8.6 - (Math.floor(index / bays) + 1) * 4 + 0.9;
      return [
        rect(wx - 0.2, wy - 0.2, bay * 0.48 + 0.4, 2.8, mix(stone, '#16211C', 0.4)),
        glazing(wx + 0.25, wy, bay * 0.48 - 0.25, 2.5, light, random, 2.4),
        rect(wx - 0.4, wy + 2.5, bay * 0.48 + 0.8, 0.3, mix(stone, '#FFFFFF', 0.28)),
      ].join('');
    });
    const cornices = [8.6, top].map(
      (y) =>
        rect(x - 0.6, -y - 0.4, width + 1.2, 0.9, mix(stone, '#FFFFFF', 0.3)) +
        rect(x, -y + 0.5, width, 0.35, '#16211C', 'opacity="0.22"'),
    );
    const courses = times(top / 0.95).map((row) =>
      rect(x, -row * 0.95, width, 0.05, '#4A3C2A', 'opacity="0.2"'),
    );
    return [
      rect(x, -top, width, top, stone),
      washed(
        x,
        -top,
        width,
        top,
        [
          [0, '#FFFFFF', 0.16],
          [0.5, '#FFFFFF', 0],
          [1, '#16211C', 0.22],
        ],
        'across',
      ),
      ...courses,
      ...windows,
      arches(x, width, bays, 7.6, arcadeShade(light), mix(stone, '#FFFFFF', 0.16)),
      ...cornices,
    ].join('');
  };
  const stone = light.tone('#C9B08A');
  return {
    svg: [
      block(34, 46, 5, mix(stone, '#6D5B46', 0.22)),
      block(0, 37, 4, stone),
      block(76, 42, 3, mix(stone, '#F2E3C8', 0.16)),
    ].join(''),
    width: 118,
    height: 30,
  };
};

const arcadeShade = (light: Light) => mix('#2A241C', light.lamps.color, light.lamps.share * 0.75);

/** Peth Row: a high street of deep shopfronts, with offices and their terraces above. */
export const pethRow: Architect = (light, random) => {
  const colors = ['#DCCDB2', '#B77B56', '#E9E1D2', '#8D9A88', '#CDB38C', '#EFE8DB'].map((color) =>
    light.tone(color),
  );
  let x = 0;
  const houses = colors.map((color, index) => {
    const width = [20, 17, 23, 18, 21, 19][index] ?? 20;
    const floors = [3, 4, 3, 4, 3, 3][index] ?? 3;
    const markup = shophouse(x, width, floors, color, index, light, random);
    x += width;
    return markup;
  });
  return { svg: houses.join(''), width: x, height: 22 };
};

function shophouse(
  x: number,
  width: number,
  floors: number,
  color: string,
  index: number,
  light: Light,
  random: Random,
) {
  const top = 5.6 + floors * 3.8;
  const upper = times(floors).map((floor) => {
    const y = -5.6 - (floor + 1) * 3.8;
    const bays = 3 + ((index + floor) % 2);
    const windows = times(bays).map((bay) =>
      glazing(
        x + 1.4 + (bay * (width - 2.8)) / bays + 0.4,
        y + 0.8,
        (width - 2.8) / bays - 0.8,
        2.6,
        light,
        random,
        1.5,
      ),
    );
    const balcony =
      (index + floor) % 3 === 0
        ? rect(x + 0.8, y + 3.3, width - 1.6, 0.5, light.tone('#6B4A2A')) +
          planted(x + 1, x + width - 1, y + 3.3, light, random)
        : '';
    return windows.join('') + balcony;
  });
  const brightShop = { ...light, lamps: { ...light.lamps, share: Math.min(1, light.lamps.share * 1.9) } };
  const awning = polygon(
    [
      [x + 1, -4.4],
      [x + width - 1, -4.4],
      [x + width - 0.2, -3.1],
      [x + 0.2, -3.1],
    ],
    light.tone(index % 2 ? '#2F5D4A' : '#A9793B'),
  );
  return [
    rect(x, -top, width, top, color),
    washed(
      x,
      -top,
      width,
      top,
      [
        [0, '#FFFFFF', 0.14],
        [0.6, '#FFFFFF', 0],
        [1, '#16211C', 0.2],
      ],
      'across',
    ),
    ...upper,
    rect(x - 0.2, -top - 0.4, width + 0.4, 0.8, mix(color, '#FFFFFF', 0.3)),
    rect(x + 0.8, -5, width - 1.6, 5, mix(light.glass[1], '#0F1917', 0.45)),
    glazing(x + 1.2, -4.6, width - 2.4, 4.2, brightShop, random, 3.2),
    rect(x + 0.4, -3.1, width - 0.8, 0.7, '#0D1512', 'opacity="0.3"'),
    awning,
  ].join('');
}
