import { expect, it } from 'vitest';
import { storedShortlist } from './stored-shortlist';

it.each([
  ['["meander.2-bhk","ota"]', ['meander.2-bhk', 'ota']],
  [['ota'], ['ota']],
  [null, []],
  ['[1', []],
  ['{"a":1}', []],
])('A shortlist is read from %j', (stored, homes) => {
  expect(storedShortlist(stored)).toEqual(homes);
});
