import { expect, test } from 'vitest';
import { LONGEST_LABEL, mistakeOfLabel, tidyLabel } from './tag-rules';

test.each([
  ['NRI', 'NRI'],
  ['  Loan   needed ', 'Loan needed'],
  ['Second\u00a0home', 'Second home'],
])('%j is kept as %j', (typed, label) => {
  expect(tidyLabel(typed)).toBe(label);
  expect(mistakeOfLabel(typed, ['Investor'])).toBeNull();
});

test('a label is written in any script, with what joins its letters', () => {
  expect(mistakeOfLabel('गुंतवणूकदार', [])).toBeNull();
  expect(mistakeOfLabel('क्\u200dष', [])).toBeNull();
});

test.each([
  [undefined, 'Write the label'],
  [7, 'Write the label'],
  [{ toString: 'x' }, 'Write the label'],
  ['   ', 'Write the label'],
  ['N\u0000RI', 'can be read'],
  ['N\ud800', 'can be read'],
  ['x'.repeat(LONGEST_LABEL + 1), `at most ${LONGEST_LABEL}`],
  ['nri', 'There is NRI already'],
  [' N R I', null],
  ['ＮＲＩ', 'There is NRI already'],
])('%j is refused with words, or not', (typed, sentence) => {
  const mistake = mistakeOfLabel(typed, ['NRI', 'Investor']);
  if (sentence === null) expect(mistake).toBeNull();
  else expect(mistake).toContain(sentence);
});
