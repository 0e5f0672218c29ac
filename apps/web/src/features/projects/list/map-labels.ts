/** A point on the sheet of a map, in its units. */
export type Point = readonly [x: number, y: number];
/** Where a label stands from its marker, and how its lines are set there. */
export type Side = 'right' | 'left' | 'above' | 'below';
/** A marker to be named: the longest of its lines in letters, and how many lines it has. */
export type Labelled = { at: Point; letters: number; lines: number };

// Sizes on a phone, where letters are drawn largest.
const LETTER = 12.5;
const LINE = 30;
const REACH = 24;

type Box = { left: number; right: number; top: number; bottom: number };

const SIDES: readonly Side[] = ['right', 'left', 'above', 'below'];

function boxOf({ at: [x, y], letters, lines }: Labelled, side: Side): Box {
  const [width, height] = [letters * LETTER, lines * LINE];
  switch (side) {
    case 'right':
      return { left: x + REACH, right: x + REACH + width, top: y - height / 2, bottom: y + height / 2 };
    case 'left':
      return { left: x - REACH - width, right: x - REACH, top: y - height / 2, bottom: y + height / 2 };
    case 'above':
      return { left: x - width / 2, right: x + width / 2, top: y - REACH - height, bottom: y - REACH };
    case 'below':
      return { left: x - width / 2, right: x + width / 2, top: y + REACH, bottom: y + REACH + height };
  }
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * A side for each label on which it lies on the sheet, on no marker and on no label before it; where there is none,
 * `null`: its number stays, and its name is read out.
 */
export function labelSides(labels: Labelled[], sheet: { width: number; height: number }): (Side | null)[] {
  const taken: Box[] = labels.map(({ at: [x, y] }) => ({
    left: x - REACH,
    right: x + REACH,
    top: y - REACH,
    bottom: y + REACH,
  }));
  return labels.map((label) => {
    const free = SIDES.find((side) => {
      const box = boxOf(label, side);
      const within = box.left >= 0 && box.right <= sheet.width && box.top >= 0 && box.bottom <= sheet.height;
      return within && !taken.some((other) => overlap(box, other));
    });
    if (free) taken.push(boxOf(label, free));
    return free ?? null;
  });
}
