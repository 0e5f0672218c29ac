import { describe, expect, it } from 'vitest';
import { readSeedData } from '../../../apps/cms/seed/read-data.mts';
import { PLANS } from './all-plans.mts';
import { carpetArea, toSqFt } from './areas.mts';
import { problemsOf } from './check-plan.mts';
import { labelsOf } from './draw-plan.mts';
import { scaleOf } from './plan-sheet.mts';

const TOLERANCE_SQ_FT = 0.5;
/** Plans and floors the pictures issue asks for. */
const LEAST_PLANS = 18;
const data = readSeedData();
const offered = data.projects.flatMap(({ title, floorPlans }) =>
  floorPlans.map((entry) => ({ project: title, ...entry })),
);
const planOf = (file: string) => PLANS.find((plan) => plan.file === file);

describe.each(PLANS)('$file', (plan) => {
  it('can be built and lived in', () => {
    expect(problemsOf(plan)).toEqual([]);
  });

  it('names its rooms beside the furniture, not on it', () => {
    const hiding = labelsOf(plan, scaleOf(plan)).filter(({ covers }) => covers > 0);
    expect(hiding.map(({ name }) => name)).toEqual([]);
  });

  it('is shown in the demo content, as the configuration and project it says', () => {
    const entry = offered.find(({ images }) => images.some(({ file }) => file === plan.file));
    expect(entry?.project).toBe(plan.project);
    if (plan.configuration) expect(entry?.configuration).toBe(plan.configuration);
  });
});

describe('the demo content', () => {
  it.each(offered)(
    'shows plans of the carpet area it states: $project, $title',
    ({ images, carpetArea: stated }) => {
      const drawn = images.reduce((sum, { file }) => {
        const plan = planOf(file);
        if (!plan) throw new Error(`media/${file} is not drawn: add it to drawings/plans/all-plans.mts.`);
        return sum + toSqFt(carpetArea(plan));
      }, 0);
      expect(Math.abs(drawn - (stated ?? Number.NaN))).toBeLessThanOrEqual(TOLERANCE_SQ_FT);
    },
  );

  it('has enough plans', () => {
    expect(PLANS.length).toBeGreaterThanOrEqual(LEAST_PLANS);
  });
});
