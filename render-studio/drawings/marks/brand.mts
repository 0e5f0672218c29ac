import { text, textWidth } from '../sheet/lettering.mts';
import { BRASS, INK, STONE } from '../sheet/palette.mts';
import { box, circle, line, type Point, polygon, sheet } from '../sheet/svg.mts';

/** Three courses of a flat-topped Sahyadri hill, each as left, right at its foot and left, right at its top. */
const COURSES = [
  [0, 168, 10, 160],
  [20, 138, 29, 131],
  [44, 110, 52, 104],
] as const;
const COURSE_HEIGHT = 14;
const COURSE_STEP = 27;
const MARK_WIDTH = 168;
const MARK_HEIGHT = COURSE_STEP * 2 + COURSE_HEIGHT;

/** The mark: basalt in steps, as the ghats lie and as stairs are built. `x` and `foot` are its lower left. */
function mark(x: number, foot: number, height: number, color: string): string {
  const scale = height / MARK_HEIGHT;
  return COURSES.map(([left, right, topLeft, topRight], index) => {
    const low = foot - index * COURSE_STEP * scale;
    const high = low - COURSE_HEIGHT * scale;
    const at = (across: number, y: number): Point => [x + across * scale, y];
    return polygon([at(left, low), at(right, low), at(topRight, high), at(topLeft, high)], { fill: color });
  }).join('');
}

const LOGO_HEIGHT = 140;
const CAPITALS = { size: 132, color: INK[900], font: 'display' } as const;
/** Height of the capitals of Newsreader, as a share of the size. */
const CAP_SHARE = 0.657;
/** Between letters, in thousandths of the size, and what single pairs differ from it. */
const TRACKING = 128;
const PAIRS: Record<string, number> = { YA: -118, AH: 6, HY: -14, AR: 4, RA: -34, SA: -12 };

/** The name in spaced capitals beside the mark, from edge to edge, on nothing. */
export function logo(): { svg: string; width: number; height: number } {
  const cap = CAPITALS.size * CAP_SHARE;
  const foot = (LOGO_HEIGHT + cap) / 2;
  const markHigh = cap * 0.8;
  const markWide = (markHigh / MARK_HEIGHT) * MARK_WIDTH;
  let x = markWide + CAPITALS.size * 0.36;
  const letters = [...'SAHYARA'];
  const drawn = letters.map((letter, index) => {
    const glyph = text([x, foot], letter, CAPITALS);
    const pair = PAIRS[`${letter}${letters[index + 1] ?? ''}`] ?? 0;
    const last = index === letters.length - 1;
    x += textWidth(letter, CAPITALS) + (last ? 0 : ((TRACKING + pair) / 1000) * CAPITALS.size);
    return glyph;
  });
  const width = Math.ceil(x);
  return {
    svg: sheet(width, LOGO_HEIGHT, mark(0, foot, markHigh, INK[900]) + drawn.join('')),
    width,
    height: LOGO_HEIGHT,
  };
}

/** The mark alone on ink, its courses on whole pixels at 16, 32 and 64. */
export function favicon(size: number): string {
  const pixel = size / 16;
  const course = (left: number, right: number, top: number) =>
    polygon(
      [
        [left * pixel, (top + 2) * pixel],
        [right * pixel, (top + 2) * pixel],
        [(right - 0.7) * pixel, top * pixel],
        [(left + 0.9) * pixel, top * pixel],
      ],
      { fill: STONE[50] },
    );
  return sheet(
    size,
    size,
    box([0, 0, size, size], { fill: INK[900] }) +
      course(1, 15, 10) +
      course(2.7, 12.6, 7) +
      course(4.6, 10.2, 4),
  );
}

/** The mark of a made-up industry body: courses of brick in a ring. */
export function memberMark(width: number, height: number): string {
  const middle = height / 2;
  const radius = height * 0.36;
  const bricks: string[] = [];
  const course = radius * 0.3;
  for (let row = -1; row <= 1; row += 1) {
    const y = middle + row * course;
    const reach = Math.sqrt(radius ** 2 - (Math.abs(row) * course + course / 2) ** 2) * 0.86;
    const joints = row === 0 ? [-1, 1] : [0];
    bricks.push(
      line(
        [
          [middle - reach, y - course / 2],
          [middle + reach, y - course / 2],
        ],
        { stroke: INK[900], weight: 3 },
      ),
      ...joints.map((joint) =>
        line(
          [
            [middle + joint * reach * 0.5, y - course / 2],
            [middle + joint * reach * 0.5, y + course / 2],
          ],
          { stroke: INK[900], weight: 3 },
        ),
      ),
    );
    if (row === 1)
      bricks.push(
        line(
          [
            [middle - reach, y + course / 2],
            [middle + reach, y + course / 2],
          ],
          { stroke: INK[900], weight: 3 },
        ),
      );
  }
  return sheet(
    width,
    height,
    circle([middle, middle], radius, { stroke: BRASS[500], weight: 3.5 }) +
      bricks.join('') +
      text([height * 1.02, middle - height * 0.02], 'Deccan Builders’', {
        size: height * 0.26,
        color: INK[900],
      }) +
      text([height * 1.02, middle + height * 0.27], 'Forum (sample)', {
        size: height * 0.22,
        color: INK[700],
      }),
  );
}
