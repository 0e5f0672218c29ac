import type { FloorPlan } from './project';

/** A plan under the number that addresses know it by. */
export type NumberedPlan = FloorPlan & { number: number };

/** The plans that there is something to see of, in the editors' order. */
export function shownPlans(floorPlans: FloorPlan[]): NumberedPlan[] {
  return floorPlans
    .filter(({ images, previews }) => images.length > 0 || previews.length > 0)
    .map((plan, index) => ({ ...plan, number: index + 1 }));
}

/** Where links to a plan lead, on its project's page. */
export const planAnchor = (number: number) => `plan-${number}`;
