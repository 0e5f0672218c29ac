import { expect, test } from 'vitest';
import { besideOf, funnelOf, isQuiet, type StepsTaken } from './visit-funnel';

const taken = (changes: Partial<StepsTaken> = {}): StepsTaken => ({
  'times shown': 0,
  'no times': 0,
  'time chosen': 0,
  'time gone': 0,
  'form sent': 0,
  asked: 0,
  booked: 0,
  full: 0,
  waiting: 0,
  ...changes,
});
const sharesOf = (changes: Partial<StepsTaken>) => funnelOf(taken(changes)).map(({ wentOn }) => wentOn);

test('of each step is told how many of a hundred went on to it', () => {
  const steps = funnelOf(taken({ 'times shown': 200, 'time chosen': 50, 'form sent': 25, booked: 24 }));
  expect(steps).toEqual([
    { says: 'Saw the times', times: 200, wentOn: null },
    { says: 'Chose a time', times: 50, wentOn: 25 },
    { says: 'Sent the form', times: 25, wentOn: 50 },
    { says: 'Booked', times: 24, wentOn: 96 },
  ]);
});

test('of a step before which nobody stood no share is told, and more than all is told as it was counted', () => {
  expect(sharesOf({})).toEqual([null, null, null, null]);
  expect(sharesOf({ 'time chosen': 3, 'form sent': 2, booked: 3 })).toEqual([null, null, 67, 150]);
});

test('what happened beside the way is told where it happened', () => {
  expect(besideOf(taken({ booked: 4 }))).toEqual([]);
  expect(besideOf(taken({ full: 2, waiting: 1, 'no times': 7 }))).toEqual([
    { says: 'Sent the form, and found the time taken', times: 2 },
    { says: 'Asked to wait for a time that was taken', times: 1 },
    { says: 'Opened the page where no time could be offered', times: 7 },
  ]);
});

test('days without any step are quiet', () => {
  expect(isQuiet(taken())).toBe(true);
  expect(isQuiet(taken({ 'no times': 1 }))).toBe(false);
});
