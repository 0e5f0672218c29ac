import type { VisitStep } from '../../visits/visit-steps';

/** How often each step of booking a visit on the site was taken. */
export type StepsTaken = Record<VisitStep, number>;

/** The steps that follow each other, and what each says. */
const WAY: readonly (readonly [step: VisitStep, says: string])[] = [
  ['times shown', 'Saw the times'],
  ['time chosen', 'Chose a time'],
  ['form sent', 'Sent the form'],
  ['booked', 'Booked'],
];

/** What happened beside that way, where it happened. */
const BESIDE: readonly (readonly [step: VisitStep, says: string])[] = [
  ['time gone', 'Pressed a time that was taken a moment before'],
  ['full', 'Sent the form, and found the time taken'],
  ['waiting', 'Asked to wait for a time that was taken'],
  ['no times', 'Opened the page where no time could be offered'],
  ['asked', 'Asked for a time that was not held'],
];

/** A step, how often it was taken, and how many of a hundred went on to it; null: nobody took the one before. */
export type FunnelStep = { says: string; times: number; wentOn: number | null };

const PER_CENT = 100;

/** The way to a booked visit: of the first step nobody can say how many might have taken it. */
export const funnelOf = (taken: StepsTaken): FunnelStep[] =>
  WAY.map(([step, says], index) => {
    const [before] = WAY[index - 1] ?? [];
    const all = before === undefined ? 0 : taken[before];
    return {
      says,
      times: taken[step],
      wentOn: all === 0 ? null : Math.round((taken[step] / all) * PER_CENT),
    };
  });

/** What happened beside it. */
export const besideOf = (taken: StepsTaken): { says: string; times: number }[] =>
  BESIDE.map(([step, says]) => ({ says, times: taken[step] })).filter(({ times }) => times > 0);

/** Whether anybody took a step at all. */
export const isQuiet = (taken: StepsTaken) => Object.values(taken).every((times) => times === 0);
