import { text, textWidth } from '../sheet/lettering.mts';
import { BRASS, FOREST, INK, STONE } from '../sheet/palette.mts';
import {
  box,
  circle,
  group,
  line,
  type Point,
  path,
  polygon,
  type Rect,
  sheet,
  smooth,
  smoothLoop,
} from '../sheet/svg.mts';
import type { Beside, Landmark, LocalityMap, Words } from './map.mts';

const MAP_PX = [1920, 1280] as const;
const WATER = '#CBD8D4';
const WATER_EDGE = '#A9BCB6';
const HILL = '#E2E1CF';
const HILL_LINE = '#C9C8B0';
const GROUND = STONE[100];
const NAME = { size: 37, color: INK[900], font: 'strong', halo: GROUND } as const;
const DISTANCE = { size: 29, color: INK[500], halo: GROUND } as const;
const SITE_NAME = { size: 62, color: STONE[50], font: 'display', tracking: -6 } as const;
const LOCALITY = { size: 26, color: STONE[600], anchor: 'middle', tracking: 190, halo: GROUND } as const;
const ALONG = { size: 25, color: INK[500], anchor: 'middle', tracking: 20 } as const;
const LEADING = 1.16;
const DOT = 9;
const FOOT = 'Locality map, not to scale. Distances are by road.';

type Block = { rect: Rect; drawn: string };

/** The map of a project's surroundings, 1,920 × 1,280 px. */
export function localityMap(map: LocalityMap): string {
  const [width, height] = MAP_PX;
  const on = placing(map);
  const lines = (all: readonly (readonly Point[])[] | undefined) =>
    (all ?? []).map((points) => smooth(points.map(on)));
  const stroke = (paths: readonly string[], color: string, weight: number) =>
    paths
      .map((d) => path(d, { stroke: color, weight }, 'stroke-linecap="round" stroke-linejoin="round"'))
      .join('');
  const roads = lines(map.roads);
  const lanes = lines(map.lanes);
  const highways = lines(map.highways);
  const rails = lines(map.railways);
  const metro = map.metro ? lines([map.metro.line]) : [];
  return sheet(
    width,
    height,
    [
      box([0, 0, width, height], { fill: GROUND }),
      ...map.hills.map((outline) => hill(outline.map(on))),
      ...(map.lakes ?? []).map((outline) =>
        path(smoothLoop(outline.map(on)), { fill: WATER, stroke: WATER_EDGE, weight: 2 }),
      ),
      ...map.rivers.map(({ course, wide }) => stroke([smooth(course.map(on))], WATER_EDGE, wide + 4)),
      ...map.rivers.map(({ course, wide }) => stroke([smooth(course.map(on))], WATER, wide)),
      stroke(lanes, STONE[400], 9),
      stroke(lanes, '#FFFFFF', 6),
      stroke(roads, STONE[400], 19),
      stroke(highways, STONE[600], 27),
      stroke(roads, '#FFFFFF', 15),
      stroke(highways, '#FFFFFF', 22),
      stroke(highways, STONE[400], 2.5),
      stroke(rails, INK[500], 4),
      ...rails.map((d) => path(d, { stroke: INK[500], weight: 15, dash: '2.5 17' })),
      stroke(metro, BRASS[500], 7),
      ...(map.metro?.stations ?? []).map((station) =>
        circle(on(station), 11, { fill: '#FFFFFF', stroke: BRASS[500], weight: 5 }),
      ),
      ...map.localities.map((words) => locality(words, on)),
      ...map.words.map((words) => along(words, on)),
      ...blocksOf(map).map(({ drawn }) => drawn),
      foot(map),
    ].join(''),
  );
}

/** Every name of the map with the place it takes: they must not touch. */
export function namesOf(map: LocalityMap): Rect[] {
  const on = placing(map);
  return [
    ...blocksOf(map).map(({ rect }) => rect),
    footRect(map),
    [NORTH[0] - 46, NORTH[1] - 84, 92, 130],
    ...map.localities.map((words) => wordsRect(words, textWidth(words.words.toUpperCase(), LOCALITY), on)),
    ...map.words.map((words) => wordsRect(words, textWidth(words.words, ALONG), on)),
  ];
}

const placing =
  ({ site, pixelsPerKm }: LocalityMap) =>
  ([x, y]: Point): Point => [MAP_PX[0] * site[0] + x * pixelsPerKm, MAP_PX[1] * site[1] + y * pixelsPerKm];

/** A hill as its foot and two contours within. */
function hill(points: readonly Point[]): string {
  const middle: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  const shrunk = (share: number) =>
    points.map(([x, y]): Point => [middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share]);
  return (
    path(smoothLoop(points), { fill: HILL }) +
    [0.84, 0.66, 0.46, 0.25]
      .map((share) => path(smoothLoop(shrunk(share)), { stroke: HILL_LINE, weight: 2 }))
      .join('')
  );
}

function locality({ words, at, turn = 0 }: Words, on: (point: Point) => Point): string {
  const [x, y] = on(at);
  const drawn = text([0, 0], words.toUpperCase(), LOCALITY);
  return group(drawn, `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`);
}

function along({ words, at, turn = 0 }: Words, on: (point: Point) => Point): string {
  const [x, y] = on(at);
  const drawn = text([0, 0], words, ALONG);
  return group(drawn, `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`);
}

function blocksOf(map: LocalityMap): Block[] {
  const on = placing(map);
  return [
    siteBlock(map, on([0, 0])),
    ...map.landmarks.map((landmark) => landmarkBlock(landmark, on(landmark.at))),
  ];
}

const kilometres = (km: number) => `${km.toFixed(1)} km`;

function landmarkBlock({ place, km, name, beyond, lines }: Landmark, at: Point): Block {
  const names = lines ?? [place];
  const width = Math.max(
    ...names.map((words) => textWidth(words, NAME)),
    textWidth(kilometres(km), DISTANCE),
  );
  const height = names.length * NAME.size * LEADING + DISTANCE.size * LEADING;
  const [left, top] = corner(name, at, width, height, DOT + 13);
  const anchor = name === 'left' ? 'end' : name === 'right' ? 'start' : 'middle';
  const x = anchor === 'end' ? left + width : anchor === 'start' ? left : left + width / 2;
  const words = [
    ...names.map((part, index) =>
      text([x, top + NAME.size * (0.86 + index * LEADING)], part, { ...NAME, anchor }),
    ),
    text([x, top + NAME.size * LEADING * names.length + DISTANCE.size * 0.86], kilometres(km), {
      ...DISTANCE,
      anchor,
    }),
  ].join('');
  const mark = beyond ? arrow(at, beyond) : circle(at, DOT, { fill: INK[900], stroke: STONE[50], weight: 4 });
  return { rect: [left, top, width, height], drawn: mark + words };
}

function corner(side: Beside, [x, y]: Point, width: number, height: number, gap: number): Point {
  switch (side) {
    case 'right':
      return [x + gap, y - height / 2];
    case 'left':
      return [x - gap - width, y - height / 2];
    case 'above':
      return [x - width / 2, y - gap - height];
    case 'below':
      return [x - width / 2, y + gap];
  }
}

const TURNS = { above: 0, right: 90, below: 180, left: 270 } as const;

function arrow([x, y]: Point, towards: Beside): string {
  const head = polygon(
    [
      [0, -16],
      [11, 4],
      [-11, 4],
    ],
    { fill: INK[900] },
  );
  const shaft = line(
    [
      [0, 2],
      [0, 16],
    ],
    { stroke: INK[900], weight: 4 },
  );
  return group(shaft + head, `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${TURNS[towards]})`);
}

/** The project: a flag of forest with its name, on the spot. */
function siteBlock({ project, siteName }: LocalityMap, at: Point): Block {
  const width = textWidth(project, SITE_NAME) + 60;
  const height = 98;
  const [left, top] = corner(siteName, at, width, height, 34);
  const spot =
    circle(at, 26, { fill: FOREST, opacity: 0.22 }) +
    circle(at, 15, { fill: FOREST, stroke: STONE[50], weight: 4 });
  const [x, y] = at;
  const stem: Point =
    siteName === 'above'
      ? [x, top + height]
      : siteName === 'below'
        ? [x, top]
        : siteName === 'right'
          ? [left, y]
          : [left + width, y];
  return {
    rect: [left, top, width, height],
    drawn:
      line([at, stem], { stroke: FOREST, weight: 3 }) +
      spot +
      box([left, top, width, height], { fill: FOREST }) +
      text([left + width / 2, top + 68], project, { ...SITE_NAME, anchor: 'middle' }),
  };
}

const FOOT_TYPE = { size: 26, color: INK[500], halo: GROUND } as const;
const LEGEND_GAP = 54;

/** What the two kinds of line are, where the map has them. */
function legend({
  metro,
  railways,
}: LocalityMap): { words: string; draw: (x: number, y: number) => string }[] {
  const stretch = (x: number, y: number): Point[] => [
    [x, y],
    [x + 62, y],
  ];
  return [
    ...(metro
      ? [
          {
            words: 'Metro',
            draw: (x: number, y: number) => line(stretch(x, y), { stroke: BRASS[500], weight: 7 }),
          },
        ]
      : []),
    ...(railways
      ? [
          {
            words: 'Railway',
            draw: (x: number, y: number) =>
              line(stretch(x, y), { stroke: INK[500], weight: 4 }) +
              line(stretch(x, y), { stroke: INK[500], weight: 15, dash: '2.5 17' }),
          },
        ]
      : []),
  ];
}

function footRect(map: LocalityMap): Rect {
  const words = [FOOT, ...legend(map).map(({ words: name }) => name)];
  const width = words.reduce((sum, part) => sum + textWidth(part, FOOT_TYPE) + LEGEND_GAP + 80, 0);
  return [96, 1168, width - LEGEND_GAP - 80, 64];
}

function foot(map: LocalityMap): string {
  const [left, top] = footRect(map);
  const base = top + 44;
  let x = left + textWidth(FOOT, FOOT_TYPE) + LEGEND_GAP;
  const signs = legend(map).map(({ words, draw }) => {
    const drawn = draw(x, base - 9) + text([x + 76, base], words, FOOT_TYPE);
    x += 76 + textWidth(words, FOOT_TYPE) + LEGEND_GAP;
    return drawn;
  });
  return text([left, base], FOOT, FOOT_TYPE) + signs.join('') + northArrow(...NORTH);
}

const NORTH: Point = [1790, 150];

/** The box around words that are turned. */
function wordsRect({ at, turn = 0 }: Words, width: number, on: (point: Point) => Point): Rect {
  const [x, y] = on(at);
  const angle = (turn * Math.PI) / 180;
  const [w, h] = [
    Math.abs(Math.cos(angle)) * width + Math.abs(Math.sin(angle)) * 26,
    Math.abs(Math.sin(angle)) * width + Math.abs(Math.cos(angle)) * 26,
  ];
  return [x - w / 2 + Math.sin(angle) * 9, y - h / 2 - Math.cos(angle) * 9, w, h];
}

function northArrow(x: number, y: number): string {
  return (
    circle([x, y], 44, { stroke: BRASS[700], weight: 1.6, fill: GROUND }) +
    polygon(
      [
        [x, y - 40],
        [x + 13, y + 16],
        [x, y + 6],
      ],
      { fill: BRASS[700] },
    ) +
    polygon(
      [
        [x, y - 40],
        [x - 13, y + 16],
        [x, y + 6],
      ],
      { stroke: BRASS[700], weight: 1.6, fill: GROUND },
    ) +
    text([x, y - 54], 'N', { size: 26, color: BRASS[700], font: 'strong', anchor: 'middle' })
  );
}
