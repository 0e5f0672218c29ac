/** Columns of twelve that a plate takes. */
type PlateWidth = 'four' | 'five' | 'seven' | 'ten' | 'twelve';
/** `half`: shares a line with another on a phone. */
export type Place = { width: PlateWidth; startsRow: boolean; half: boolean };

// Width by height. A panorama has a row to itself; an upright picture is never as wide as the page.
const PANORAMA = 1.9;
const UPRIGHT = 0.9;
/** Two pictures of a row whose shapes differ by more than this: the broader one gets the more columns. */
const BROADER = 1.25;

/** How many pictures stand in each row: two and three in turn, and none alone that could have company. */
export function rowSizes(count: number): number[] {
  if (count < 2) return count === 1 ? [1] : [];
  const sizes: number[] = [];
  let left = count;
  while (left > 1) {
    const size = Math.min(left, sizes.length % 2 === 0 ? 2 : 3);
    sizes.push(size);
    left -= size;
  }
  if (left === 0) return sizes;
  // One is left: a pair before it takes it in, three before it become two and two.
  return sizes.at(-1) === 2 ? [...sizes.slice(0, -1), 3] : [...sizes.slice(0, -1), 2, 2];
}

function alone(shape: number): PlateWidth {
  if (shape >= PANORAMA) return 'twelve';
  return shape < UPRIGHT ? 'five' : 'ten';
}

function pair(one: number, other: number, row: number): [PlateWidth, PlateWidth] {
  if (one < UPRIGHT && other < UPRIGHT) return ['five', 'five'];
  if (one > other * BROADER) return ['seven', 'five'];
  if (other > one * BROADER) return ['five', 'seven'];
  return row % 2 === 0 ? ['seven', 'five'] : ['five', 'seven'];
}

function rowOf(shapes: number[], row: number): Place[] {
  const [one = 1, other = 1] = shapes;
  if (shapes.length === 1) return [{ width: alone(one), startsRow: true, half: false }];
  const bothUpright = one < UPRIGHT && other < UPRIGHT;
  if (shapes.length === 2) {
    return pair(one, other, row).map((width, index) => ({
      width,
      startsRow: index === 0,
      half: bothUpright,
    }));
  }
  return shapes.map((_, index) => ({ width: 'four', startsRow: index === 0, half: index > 0 }));
}

/** Runs of pictures between two panoramas; a panorama is a run of its own. */
function runsOf(shapes: number[]): number[][] {
  const runs: number[][] = [];
  let open: number[] | undefined;
  for (const shape of shapes) {
    if (shape >= PANORAMA) {
      runs.push([shape]);
      open = undefined;
    } else if (open) {
      open.push(shape);
    } else {
      open = [shape];
      runs.push(open);
    }
  }
  return runs;
}

/**
 * Where the plates of a gallery stand, in the order of the pictures, by their shapes (width by height). Nothing is
 * cut: within a row the pictures keep their own heights and stand on one line.
 */
export function placesOf(shapes: number[]): Place[] {
  let row = 0;
  return runsOf(shapes).flatMap((run) => {
    let from = 0;
    return rowSizes(run.length).flatMap((size) => {
      const places = rowOf(run.slice(from, from + size), row);
      from += size;
      row += 1;
      return places;
    });
  });
}
