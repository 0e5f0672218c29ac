import type { Rect } from '../../sheet/svg.mts';

/** The nine steps of Paayri from the lane up to the ridge, seven homes on most of them. */
const STEPS = [7, 7, 8, 8, 7, 7, 7, 7, 6] as const;

const homesOn = (step: number): Rect[] => {
  const homes = STEPS[step] ?? 0;
  return Array.from(
    { length: homes },
    (_, index) => [index * 17 + step * 6, (STEPS.length - 1 - step) * 8.4, 16, 7] as const,
  );
};

export const PAAYRI_STEPS: readonly Rect[] = STEPS.flatMap((_, step) => homesOn(step));

/** One home of a step, counted from the lane; the first home is the westernmost. */
export function paayriHome(step: number, home: number): Rect {
  const found = homesOn(step - 1)[home];
  if (!found) throw new Error(`Paayri has no home ${home} on step ${step}.`);
  return found;
}
