import { describe, expect, it } from 'vitest';
import { readSeedData } from '../../../apps/cms/seed/read-data.mts';
import { FLOORS, PLANS } from './all-plans.mts';
import { carpetArea, toSqFt } from './areas.mts';
import { floorProblems } from './check-floor.mts';
import { problemsOf } from './check-plan.mts';
import { labelsOf } from './draw-plan.mts';
import { sharedPlan } from './floor.mts';
import { unitLabels } from './floor-sheet.mts';
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

describe.each(FLOORS)('$file', (floor) => {
  it('has a way from the lobby to every lift, stair and home', () => {
    expect(problemsOf(sharedPlan(floor))).toEqual([]);
  });

  it('lays no home on another, and nothing before a window', () => {
    expect(floorProblems(floor)).toEqual([]);
  });

  it('names every home beside its furniture', () => {
    expect(unitLabels(floor).filter(({ placed }) => placed.covers > 0)).toEqual([]);
  });

  it('is shown in the demo content', () => {
    expect(offered.flatMap(({ images }) => images.map(({ file }) => file))).toContain(floor.file);
  });
});

describe('the demo content', () => {
  it.each(offered.filter(({ carpetArea: stated }) => stated !== undefined))(
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
    expect(PLANS.length + FLOORS.length).toBeGreaterThanOrEqual(LEAST_PLANS);
  });
});
