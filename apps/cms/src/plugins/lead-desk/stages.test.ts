import { expect, test } from 'vitest';
import schema from '../../api/website-lead/content-types/website-lead/schema.json';
import { LOST_REASONS, move, STAGES } from './stages';

test('the content type has the same stages and reasons', () => {
  expect(schema.attributes.stage.enum).toEqual(STAGES);
  expect(schema.attributes.lostReason.enum).toEqual(LOST_REASONS);
});

test.each(STAGES.filter((stage) => stage !== 'Lost'))(
  'a lead may be moved to %s and has no reason there',
  (stage) => {
    expect(move({ stage: 'Lost', lostReason: 'Budget' }, { stage })).toEqual({ stage, lostReason: null });
  },
);

test('lost needs a reason', () => {
  const from = { stage: 'Visited', lostReason: null } as const;
  expect(move(from, { stage: 'Lost' })).toMatch(/needs the reason/);
  expect(move(from, { stage: 'Lost', lostReason: null })).toMatch(/needs the reason/);
  expect(move(from, { stage: 'Lost', lostReason: 'Budget' })).toEqual({
    stage: 'Lost',
    lostReason: 'Budget',
  });
});

test('a lost lead keeps its reason, may get another, and cannot drop it', () => {
  const lost = { stage: 'Lost', lostReason: 'Budget' } as const;
  expect(move(lost, {})).toEqual(lost);
  expect(move(lost, { lostReason: 'Other' })).toEqual({ stage: 'Lost', lostReason: 'Other' });
  expect(move(lost, { lostReason: null })).toMatch(/needs the reason/);
});

test('only a lost lead has a reason', () => {
  expect(move({ stage: 'New', lostReason: null }, { lostReason: 'Budget' })).toMatch(/Only a lost lead/);
});
