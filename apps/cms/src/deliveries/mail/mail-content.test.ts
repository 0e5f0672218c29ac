import { expect, test } from 'vitest';
import { filledIn, firstNameOf } from './mail-content';

test('blanks are filled in; one that is not known goes without leaving a hole', () => {
  const blanks = { name: 'Asha', project: null, brand: 'The House' };
  expect(filledIn('Thank you, {name}.', blanks)).toBe('Thank you, Asha.');
  expect(filledIn('Thank you, {name}.', { name: null })).toBe('Thank you,.');
  expect(filledIn('About {project} at {brand}', blanks)).toBe('About at The House');
  expect(filledIn('{brand} {nonsense}', blanks)).toBe('The House');
});

test.each([
  ['Asha Kulkarni', 'Asha'],
  ['  Vikram', 'Vikram'],
  ['आशा कुलकर्णी', 'आशा'],
  ["D'Souza Maria", "D'Souza"],
  ['Win at casino.example', null],
  ['http://spam.example', null],
  ['Asha 9812345678', null],
  ['A'.repeat(41), null],
])('%s is called %s', (name, called) => {
  expect(firstNameOf(name)).toBe(called);
});
