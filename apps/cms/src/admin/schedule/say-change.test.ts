import { expect, test } from 'vitest';
import { sayChange } from './say-change';

const at = '2026-12-05T04:30:00.000Z';

test.each([
  ['publish', 'waiting', 'Goes live on 05/12/2026 at 10:00 (India)'],
  ['publish', 'failed', 'Did not go live on 05/12/2026 at 10:00 (India)'],
  ['unpublish', 'waiting', 'Is taken down on 05/12/2026 at 10:00 (India)'],
  ['unpublish', 'failed', 'Was not taken down on 05/12/2026 at 10:00 (India)'],
] as const)('%s that is %s is said in the time of India', (action, state, said) => {
  expect(sayChange({ action, at, who: 'Meghana Desk', outcome: null }, state)).toBe(said);
});
