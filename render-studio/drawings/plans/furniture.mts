import { INK, STONE } from '../sheet/palette.mts';
import { box, circle, d, ellipse, type Look, line, path, type Rect } from '../sheet/svg.mts';

/** Draws a piece of `w` by `h` pixels, its back at the top; `m` is pixels to the metre. */
type Draw = (w: number, h: number, m: number) => string;
type Piece = { size: readonly [long: number, deep: number]; draw: Draw };

const THIN: Look = { stroke: STONE[600], weight: 1.7, fill: '#FFFFFF' };
const BARE: Look = { stroke: STONE[600], weight: 1.7 };
const FINE: Look = { stroke: STONE[600], weight: 1.1 };
const DARK: Look = { stroke: INK[700], weight: 1.4 };

const whole = (w: number, h: number, round = 0): string => box([0, 0, w, h], THIN, round);
const rows = (count: number, one: (index: number) => string) =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => one(index)).join('');

function bed(wide: number): Draw {
  return (w, h, m) => {
    const mattress = wide * m;
    const left = (w - mattress) / 2;
    const table = Math.min(0.45 * m, left - 0.04 * m);
    const tables =
      table > 0.2 * m
        ? box([left - table - 0.03 * m, 0, table, 0.42 * m], THIN) +
          box([left + mattress + 0.03 * m, 0, table, 0.42 * m], THIN) +
          circle([left - table / 2 - 0.03 * m, 0.21 * m], 0.1 * m, FINE) +
          circle([left + mattress + table / 2 + 0.03 * m, 0.21 * m], 0.1 * m, FINE)
        : '';
    const pillows = wide > 1.3 ? 2 : 1;
    const pillow = (mattress - 0.12 * m * (pillows + 1)) / pillows;
    return (
      tables +
      box([left, 0, mattress, h], THIN, 0.05 * m) +
      rows(pillows, (index) =>
        box([left + 0.12 * m + index * (pillow + 0.12 * m), 0.14 * m, pillow, 0.38 * m], BARE, 0.08 * m),
      ) +
      line(
        [
          [left, 0.7 * m],
          [left + mattress, 0.7 * m],
        ],
        FINE,
      ) +
      line(
        [
          [left + mattress, 0.7 * m],
          [left + mattress * 0.62, 1.12 * m],
          [left, 1.12 * m],
        ],
        FINE,
      )
    );
  };
}

function sofa(seats: number): Draw {
  return (w, h, m) => {
    const [back, arm] = [0.24 * m, 0.18 * m];
    const seat = (w - arm * 2) / seats;
    return (
      whole(w, h, 0.08 * m) +
      box([arm, 0, w - arm * 2, back], BARE) +
      rows(seats, (index) => box([arm + index * seat, back, seat, h - back - 0.03 * m], BARE, 0.06 * m))
    );
  };
}

const chairs = (count: number, length: number, y: number, m: number, lead = 0) => {
  const step = length / count;
  return rows(count, (index) =>
    box([lead + step * (index + 0.5) - 0.22 * m, y, 0.44 * m, 0.42 * m], THIN, 0.1 * m),
  );
};

/** A table with chairs on its two long sides, and one at each end where it is long enough. */
function table(seatsASide: number, ends = false): Draw {
  return (w, h, m) => {
    const chair = 0.36 * m;
    const lead = ends ? chair : 0;
    return (
      chairs(seatsASide, w - lead * 2, 0, m, lead) +
      chairs(seatsASide, w - lead * 2, h - 0.42 * m, m, lead) +
      (ends
        ? box([0, h / 2 - 0.22 * m, 0.42 * m, 0.44 * m], THIN, 0.1 * m) +
          box([w - 0.42 * m, h / 2 - 0.22 * m, 0.42 * m, 0.44 * m], THIN, 0.1 * m)
        : '') +
      box([lead, chair, w - lead * 2, h - chair * 2], THIN, 0.04 * m)
    );
  };
}

const counter: Draw = (w, h) => whole(w, h);
const hob: Draw = (w, h, m) => {
  const [cx, cy] = [w / 2, h / 2];
  const burner = (x: number, y: number) => circle([cx + x * m, cy + y * m], 0.085 * m, BARE);
  return (
    whole(w, h) +
    box([cx - 0.36 * m, cy - 0.23 * m, 0.72 * m, 0.46 * m], BARE, 0.02 * m) +
    burner(-0.19, -0.1) +
    burner(0.19, -0.1) +
    burner(-0.19, 0.11) +
    burner(0.19, 0.11)
  );
};
const sink: Draw = (w, h, m) => {
  const cx = w / 2;
  return (
    whole(w, h) +
    box([cx - 0.4 * m, h / 2 - 0.2 * m, 0.42 * m, 0.42 * m], BARE, 0.05 * m) +
    circle([cx - 0.19 * m, h / 2], 0.03 * m, FINE) +
    rows(4, (index) =>
      line(
        [
          [cx + (0.1 + index * 0.08) * m, h / 2 - 0.18 * m],
          [cx + (0.1 + index * 0.08) * m, h / 2 + 0.2 * m],
        ],
        FINE,
      ),
    ) +
    line(
      [
        [cx - 0.19 * m, 0.04 * m],
        [cx - 0.19 * m, 0.2 * m],
      ],
      DARK,
    )
  );
};
const fridge: Draw = (w, h) =>
  whole(w, h) +
  line(
    [
      [0, h * 0.86],
      [w, h * 0.86],
    ],
    FINE,
  ) +
  line(
    [
      [0, 0],
      [w, h * 0.86],
    ],
    FINE,
  );
const washer: Draw = (w, h, m) => whole(w, h) + circle([w / 2, h / 2], 0.2 * m, BARE);
const wc: Draw = (w, h, m) =>
  box([0, 0, w, 0.2 * m], THIN, 0.03 * m) +
  path(
    d`M${w * 0.08} ${0.2 * m}L${w * 0.08} ${h * 0.62}A${w * 0.42} ${h * 0.38} 0 0 0 ${w * 0.92} ${h * 0.62}L${w * 0.92} ${0.2 * m}Z`,
    THIN,
  ) +
  ellipse([w / 2, h * 0.58], w * 0.27, h * 0.23, FINE);
const basin: Draw = (w, h, m) =>
  whole(w, h) +
  ellipse([w / 2, h * 0.54], Math.min(0.22 * m, w * 0.4), h * 0.32, BARE) +
  line(
    [
      [w / 2, 0.03 * m],
      [w / 2, h * 0.3],
    ],
    DARK,
  );
const twoBasins: Draw = (w, h, m) =>
  whole(w, h) +
  [0.27, 0.73].map((share) => ellipse([w * share, h * 0.54], 0.21 * m, h * 0.32, BARE)).join('');
const shower: Draw = (w, h, m) =>
  box([0, 0, w, h], { ...BARE, dash: '7 5' }) +
  line(
    [
      [0, 0],
      [w, h],
    ],
    FINE,
  ) +
  line(
    [
      [w, 0],
      [0, h],
    ],
    FINE,
  ) +
  circle([w / 2, h / 2], 0.07 * m, THIN);
const bathtub: Draw = (w, h, m) =>
  whole(w, h) +
  box([0.08 * m, 0.08 * m, w - 0.16 * m, h - 0.16 * m], BARE, 0.26 * m) +
  circle([0.3 * m, h / 2], 0.03 * m, FINE);
const wardrobe: Draw = (w, h, m) =>
  whole(w, h) +
  line(
    [
      [0, h / 2],
      [w, h / 2],
    ],
    FINE,
  ) +
  rows(w / (0.16 * m) - 1, (index) =>
    line(
      [
        [(0.14 + index * 0.16) * m, h * 0.22],
        [(0.18 + index * 0.16) * m, h * 0.78],
      ],
      FINE,
    ),
  );
const shelf: Draw = (w, h, m) =>
  whole(w, h) +
  rows(w / (0.6 * m) - 0.4, (index) =>
    line(
      [
        [(index + 1) * 0.6 * m, 0],
        [(index + 1) * 0.6 * m, h],
      ],
      FINE,
    ),
  );
const desk: Draw = (w, h, m) =>
  box([0, 0, w, 0.6 * m], THIN) +
  box([w / 2 - 0.24 * m, 0.1 * m, 0.48 * m, 0.1 * m], BARE) +
  box([w / 2 - 0.24 * m, h - 0.46 * m, 0.48 * m, 0.46 * m], THIN, 0.14 * m);
const television: Draw = (w, h, m) =>
  whole(w, h) + box([w / 2 - 0.6 * m, 0.06 * m, 1.2 * m, 0.07 * m], { ...BARE, fill: STONE[200] });
const rug: Draw = (w, h, m) =>
  whole(w, h, 0.04 * m) + box([0.08 * m, 0.08 * m, w - 0.16 * m, h - 0.16 * m], FINE);
const plant: Draw = (w, h, m) =>
  circle([w / 2, h / 2], w / 2, THIN) +
  rows(7, (index) => {
    const turn = (index * Math.PI * 2) / 7;
    return line(
      [
        [w / 2, h / 2],
        [w / 2 + Math.cos(turn) * w * 0.42, h / 2 + Math.sin(turn) * w * 0.42],
      ],
      FINE,
    );
  }) +
  circle([w / 2, h / 2], 0.05 * m, FINE);
/** A crown from above: lobes round a trunk. */
const tree: Draw = (w, h, m) => {
  const lobes = 11;
  const at = (index: number, radius: number) => {
    const turn = (index * Math.PI * 2) / lobes;
    return [w / 2 + Math.cos(turn) * radius, h / 2 + Math.sin(turn) * radius] as const;
  };
  const reach = w * 0.44;
  const start = at(0, reach);
  const edge = Array.from({ length: lobes }, (_, index) => {
    const [x, y] = at(index + 1, reach);
    return d`A${w * 0.15} ${w * 0.15} 0 0 1 ${x} ${y}`;
  }).join('');
  return (
    path(`${d`M${start[0]} ${start[1]}`}${edge}Z`, { ...BARE, fill: '#E8E9DD' }) +
    circle([w / 2, h / 2], 0.1 * m, FINE)
  );
};
const lounger: Draw = (w, h, m) =>
  whole(w, h, 0.05 * m) +
  line(
    [
      [0, 0.55 * m],
      [w, 0.55 * m],
    ],
    FINE,
  );
const roundTable: Draw = (w, h, m) =>
  [0, 1, 2, 3]
    .map((index) => {
      const turn = (index * Math.PI) / 2 + Math.PI / 4;
      const reach = w / 2 - 0.22 * m;
      return circle([w / 2 + Math.cos(turn) * reach, h / 2 + Math.sin(turn) * reach], 0.21 * m, THIN);
    })
    .join('') + circle([w / 2, h / 2], w / 2 - 0.36 * m, THIN);
const altar: Draw = (w, h, m) =>
  whole(w, h) +
  box([w / 2 - 0.2 * m, 0.06 * m, 0.4 * m, h - 0.12 * m], BARE) +
  circle([w / 2, h / 2], 0.08 * m, FINE);
/** Desks back to back with their chairs, as many as fit the length. */
const bench: Draw = (w, h, m) => {
  const count = Math.max(1, Math.round(w / (1.4 * m)));
  const step = w / count;
  const chair = 0.5 * m;
  const deep = (h - chair * 2) / 2;
  return (
    rows(count, (index) =>
      [
        box([index * step, chair, step, deep], THIN),
        box([index * step, chair + deep, step, deep], THIN),
        box([index * step + step / 2 - 0.24 * m, 0, 0.48 * m, 0.44 * m], THIN, 0.14 * m),
        box([index * step + step / 2 - 0.24 * m, h - 0.44 * m, 0.48 * m, 0.44 * m], THIN, 0.14 * m),
      ].join(''),
    ) +
    line(
      [
        [0, h / 2],
        [w, h / 2],
      ],
      BARE,
    )
  );
};
const welcome: Draw = (w, h, m) =>
  box([w / 2 - 0.25 * m, 0, 0.5 * m, 0.46 * m], THIN, 0.14 * m) +
  box([0, h - 0.7 * m, w, 0.7 * m], THIN) +
  line(
    [
      [0, h - 0.25 * m],
      [w, h - 0.25 * m],
    ],
    FINE,
  );
/** Cubicles in a row, each with its WC and door. */
const cubicles: Draw = (w, h, m) => {
  const count = Math.max(1, Math.round(w / (0.95 * m)));
  const step = w / count;
  return rows(count, (index) => {
    const left = index * step;
    return (
      line(
        [
          [left, 0],
          [left, h],
        ],
        BARE,
      ) +
      line(
        [
          [left + step, 0],
          [left + step, h],
        ],
        BARE,
      ) +
      box([left + step / 2 - 0.19 * m, 0, 0.38 * m, 0.17 * m], THIN) +
      ellipse([left + step / 2, 0.42 * m], 0.18 * m, 0.25 * m, THIN) +
      line(
        [
          [left + step * 0.16, h],
          [left + step * 0.84, h],
        ],
        { ...BARE, dash: '4 4' },
      )
    );
  });
};
const basins: Draw = (w, h, m) => {
  const count = Math.max(1, Math.round(w / (0.75 * m)));
  return (
    whole(w, h) +
    rows(count, (index) => ellipse([((index + 0.5) * w) / count, h / 2], 0.2 * m, h * 0.3, BARE))
  );
};
const urinals: Draw = (w, h, m) => {
  const count = Math.max(1, Math.round(w / (0.75 * m)));
  return rows(count, (index) =>
    box([((index + 0.5) * w) / count - 0.17 * m, 0, 0.34 * m, h], THIN, 0.12 * m),
  );
};
const rack: Draw = (w, h) =>
  whole(w, h) +
  line(
    [
      [0, h / 2],
      [w, h / 2],
    ],
    FINE,
  );

const PIECES = {
  bed: { size: [2.7, 2.05], draw: bed(1.75) },
  'queen bed': { size: [2.35, 2.05], draw: bed(1.5) },
  'double bed': { size: [1.5, 2.05], draw: bed(1.5) },
  'single bed': { size: [1, 2.05], draw: bed(1) },
  wardrobe: { size: [1.8, 0.6], draw: wardrobe },
  shelf: { size: [1.2, 0.35], draw: shelf },
  desk: { size: [1.2, 1.05], draw: desk },
  television: { size: [1.8, 0.42], draw: television },
  sofa: { size: [2.2, 0.88], draw: sofa(3) },
  'small sofa': { size: [1.6, 0.85], draw: sofa(2) },
  armchair: { size: [0.82, 0.82], draw: sofa(1) },
  'low table': { size: [1.1, 0.6], draw: rug },
  'dining for four': { size: [1.3, 1.55], draw: table(2) },
  'dining for six': { size: [1.8, 1.6], draw: table(3) },
  'dining for eight': { size: [2.6, 1.65], draw: table(3, true) },
  'dining for ten': { size: [3.1, 1.7], draw: table(4, true) },
  counter: { size: [1.2, 0.6], draw: counter },
  hob: { size: [1, 0.6], draw: hob },
  sink: { size: [1.1, 0.6], draw: sink },
  fridge: { size: [0.75, 0.72], draw: fridge },
  'washing machine': { size: [0.6, 0.6], draw: washer },
  wc: { size: [0.4, 0.66], draw: wc },
  basin: { size: [0.6, 0.46], draw: basin },
  'two basins': { size: [1.3, 0.5], draw: twoBasins },
  shower: { size: [0.9, 0.9], draw: shower },
  bathtub: { size: [1.7, 0.75], draw: bathtub },
  altar: { size: [0.8, 0.4], draw: altar },
  plant: { size: [0.5, 0.5], draw: plant },
  tree: { size: [2.4, 2.4], draw: tree },
  lounger: { size: [0.65, 1.8], draw: lounger },
  'round table': { size: [1.5, 1.5], draw: roundTable },
  bench: { size: [5.6, 2.4], draw: bench },
  'meeting for four': { size: [1.4, 1.7], draw: table(2) },
  'meeting for six': { size: [2.6, 1.8], draw: table(2, true) },
  'meeting for ten': { size: [3.8, 2], draw: table(4, true) },
  'meeting for sixteen': { size: [5.8, 2.2], draw: table(7, true) },
  welcome: { size: [2, 1.2], draw: welcome },
  cubicles: { size: [2.85, 1.45], draw: cubicles },
  basins: { size: [1.5, 0.5], draw: basins },
  urinals: { size: [1.5, 0.35], draw: urinals },
  rack: { size: [2.4, 0.9], draw: rack },
  'display table': { size: [1.6, 0.8], draw: rug },
} satisfies Record<string, Piece>;

export type FurnitureName = keyof typeof PIECES;

/** Length along the wall and depth of a piece in metres. */
export function sizeOf(name: FurnitureName, long?: number): readonly [long: number, deep: number] {
  const [usual, deep] = PIECES[name].size;
  return [long ?? usual, deep];
}

/** A piece at the origin, its back at the top. */
export function drawPiece(name: FurnitureName, [, , width, depth]: Rect, m: number): string {
  return PIECES[name].draw(width, depth, m);
}
