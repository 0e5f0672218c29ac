import { expect, test } from 'vitest';
import { digitsOf } from './search-leads';

test.each([
  ['98230 12345', '9823012345'],
  ['+91 98230-12345', '919823012345'],
  ['098230 12345', '9823012345'],
  ['0091 98230 12345', '919823012345'],
  ['(020) 2565.4321', '2025654321'],
  ['12345', '12345'],
])('%s is the number %s', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

test.each(['12', '- -', '+', 'Asha 98230', '2 bedrooms'])('%s is no number', (typed) => {
  expect(digitsOf(typed)).toBeNull();
});
