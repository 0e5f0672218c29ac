import type { PictureSource } from '../cms/media';

/**
 * How a picture is cut: `natural` not at all, `bare` not at all and without ground, `fill` by the box it stands in,
 * `backdrop` too, on the ink of the words that open a page.
 */
export type Shape = 'natural' | 'bare' | 'fill' | 'backdrop' | 'wide' | 'landscape' | 'upright' | 'square';

/** Width by height of the boxes that have a shape of their own, as in picture.module.css. */
const ASPECTS: Partial<Record<Shape, number>> = {
  wide: 16 / 9,
  landscape: 3 / 2,
  upright: 4 / 5,
  square: 1,
};

/** A width: in `vw` while it grows with the window, in `rem` once the page has stopped growing; or only one of the two. */
export type Span = { vw: number; rem?: number } | { vw?: undefined; rem: number };

/** `clamp(least rem, grows, most rem)`, the height of a box that is told its height. */
export type Height = { least?: number; grows: number; unit: 'vw' | 'svh'; most?: number };

/** The box a picture fills on windows of at least `from` rem. Without `height` or `aspect` the shape says it. */
export type Step = { from: number; width: Span; aspect?: number; height?: Height };

export type Layout = {
  shape: Shape;
  /** From wide windows to narrow. Narrower ones than the last give the picture the page's whole width. */
  steps: readonly Step[];
  /**
   * `bleed` from edge to edge of the window, `page` between the page's margins, a box of fixed size in rem, or the
   * whole window but for so much of its height, with all of the picture in view.
   */
  width: 'bleed' | 'page' | { rem: number; heightRem: number } | { lessRem: number };
  /** Of the box below the last step, where the shape does not say it. */
  aspect?: number;
  /** Variants wider than this, in pixels, are of no use here even to the sharpest screen. */
  upTo?: number;
  /** The same, for the upright crop on a phone: the picture that all else waits behind. */
  upToOnPhones?: number;
};

/** tokens.css: the page stops growing at --page with its widest --gutter; below 47 rem both are at their least. */
const PAGE_STOPS_REM = 93;
const GUTTER_STOPS_REM = 47;
export const PAGE = { vw: 91, rem: 85 };
const NARROWEST_GUTTERS_REM = 4.25;

/**
 * The widest step between two variants is from 400 to 640 pixels. Asking for a sixteenth less than is drawn keeps even
 * that one within 1.5 times what is drawn, at the price of a picture at most 7 % softer than its screen.
 */
const ASKED_OF_DRAWN = 15 / 16;

const round = (value: number) => Math.round(value * 10) / 10;

/** A picture covers its box, so it is drawn wider than the box wherever it is of a broader shape. */
const asked = (shape: number, box: number | undefined) =>
  (box ? Math.max(1, shape / box) : 1) * ASKED_OF_DRAWN;

function tall({ least, grows, unit, most }: Height, shape: number): string {
  const middle = `${round(grows * shape)}${unit}`;
  if (least === undefined || most === undefined) return middle;
  return `clamp(${round(least * shape)}rem, ${middle}, ${round(most * shape)}rem)`;
}

function drawn(length: string, { height }: Pick<Step, 'height'>, shape: number): string {
  return height ? `max(${length}, ${tall(height, shape * ASKED_OF_DRAWN)})` : length;
}

function stepLengths({ steps, shape: cut }: Layout, shape: number): string[] {
  return steps.flatMap((step, index) => {
    const factor = asked(shape, step.height ? undefined : (step.aspect ?? ASPECTS[cut]));
    const at = (rem: number, length: string) => `(min-width: ${rem}rem) ${drawn(length, step, shape)}`;
    const { vw, rem } = step.width;
    const grown = rem === undefined ? '' : `${round(rem * factor)}rem`;
    if (vw === undefined) return [at(step.from, grown)];
    const growing = at(step.from, `${round(vw * factor)}vw`);
    return index === 0 && grown ? [at(PAGE_STOPS_REM, grown), growing] : [growing];
  });
}

/**
 * The `sizes` attribute of a picture in a layout: how wide it is drawn before its box cuts it, so that what is
 * fetched is as sharp as the screen and no sharper.
 */
export function sizesOf(layout: Layout, picture: Pick<PictureSource, 'width' | 'height'>): string {
  const shape = picture.width / picture.height;
  const { width } = layout;
  if (typeof width === 'object' && 'lessRem' in width) {
    const [high, less] = [100 * shape * ASKED_OF_DRAWN, width.lessRem * shape * ASKED_OF_DRAWN];
    return `min(${round(100 * ASKED_OF_DRAWN)}vw, ${round(high)}svh - ${round(less)}rem)`;
  }
  if (typeof width === 'object') {
    const covering = layout.shape === 'bare' ? Math.min : Math.max;
    return `${round(covering(width.rem, width.heightRem * shape))}rem`;
  }
  const lengths = stepLengths(layout, shape);
  const factor = asked(shape, layout.aspect ?? ASPECTS[layout.shape]);
  if (width === 'bleed') return [...lengths, `${round(100 * factor)}vw`].join(', ');
  if (lengths.length === 0) lengths.push(`(min-width: ${PAGE_STOPS_REM}rem) ${round(PAGE.rem * factor)}rem`);
  return [
    ...lengths,
    `(min-width: ${GUTTER_STOPS_REM}rem) ${round(PAGE.vw * factor)}vw`,
    `calc(${round(100 * factor)}vw - ${round(NARROWEST_GUTTERS_REM * factor)}rem)`,
  ].join(', ');
}
