import { type Height, type Layout, PAGE, type Shape, type Span, type Step } from './picture-sizes';

/* The grid of the style sheets in numbers: what places of pictures are made of. */

/** tokens.css: --grid-gap. */
const GAP = { vw: 2.2, rem: 2 };

type Grown = Required<Span>;

/** `parts` of a row divided into `of`, with `gaps` gaps in the row. */
export function share(parts: number, of: number, gaps = 1, row: Grown = PAGE): Grown {
  return {
    vw: ((row.vw - gaps * GAP.vw) * parts) / of,
    rem: ((row.rem - gaps * GAP.rem) * parts) / of,
  };
}

/** So many columns of a grid of twelve, with the gaps between them. */
export function columns(count: number): Grown {
  const { vw, rem } = share(count, 12, 11);
  return { vw: vw + (count - 1) * GAP.vw, rem: rem + (count - 1) * GAP.rem };
}

/** One of so many side by side. */
export const abreast = (count: number) => share(1, count, count - 1);

/** Between the margins of the page. */
export const inPage = (shape: Shape, ...steps: Step[]): Layout => ({ shape, steps, width: 'page' });
/** A box of a size in rem. */
export const fixed = (shape: Shape, rem: number, heightRem: number, upTo?: number): Layout => ({
  shape,
  steps: [],
  width: { rem, heightRem },
  upTo,
});
/**
 * What opens a page: seven of twelve parts of a wide window, and all of a narrow one's width. A phone gets 60 kB at most:
 * a sixth softer than a sharp screen could show (decision 61).
 * @param height of it in wide windows
 */
export const opening = (height: Height, ...narrow: Step[]): Layout => ({
  shape: 'backdrop',
  upToOnPhones: 828,
  steps: [{ from: 64, width: { vw: (100 * 7) / 12 }, height }, ...narrow],
  width: 'bleed',
});

/** Two abreast on a phone, where the gap between them no longer grows with the window. */
export const HALF_ON_PHONES: Step[] = [
  { from: 39, width: share(1, 2) },
  { from: 0, width: { vw: 39.4 } },
];
/** A box whose shape is another on narrow windows. */
export const reshaped = (width: Grown, aspect: number, narrow = 3 / 2): Layout => ({
  ...inPage('fill', { from: 60, width, aspect }),
  aspect: narrow,
});
