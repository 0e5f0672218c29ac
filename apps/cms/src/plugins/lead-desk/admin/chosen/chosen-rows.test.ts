import { expect, test } from 'vitest';
import { pressed } from './chosen-rows';

const ROWS = ['a', 'b', 'c', 'd', 'e'];
const press = (chosen: string[], id: string, before: string | null = null) => [
  ...pressed(new Set(chosen), ROWS, { id, before }),
];

test('a press chooses one, and another lets it go', () => {
  expect(press(['b'], 'd')).toEqual(['b', 'd']);
  expect(press(['b', 'd'], 'd')).toEqual(['b']);
});

test('with Shift all from the last press to this one go along, up and down', () => {
  expect(press(['b'], 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(press(['d'], 'b', 'd').sort()).toEqual(['b', 'c', 'd']);
});

test('with Shift on one that is chosen all of them are let go', () => {
  expect(press(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['d']);
});

test('one that is not in the list any more begins no range', () => {
  expect(press([], 'c', 'gone')).toEqual(['c']);
});
