import type { Picture } from '../cms/media';

/** In per cent: the style sheet has a rule for each step, because the CSP knows no style attributes. */
const STEP = 10;
const MIDDLE = { x: 50, y: 50 };

const inSteps = (percent: number) => Math.round(percent / STEP) * STEP;

/**
 * What the frame of a picture tells the style sheet of the point that stays in view (picture-focus.css); nothing where
 * no editor has set one.
 * @param upright the crop for upright screens, where there is one
 */
export function focusOf(shown: Picture, upright: Picture | null): Record<string, number> {
  if (!shown.focus && !upright?.focus) return {};
  const { x, y } = shown.focus ?? MIDDLE;
  const own = { 'data-focus-x': inSteps(x), 'data-focus-y': inSteps(y) };
  if (!upright) return own;
  const tall = upright.focus ?? MIDDLE;
  return { ...own, 'data-tall-focus-x': inSteps(tall.x), 'data-tall-focus-y': inSteps(tall.y) };
}
