import { expect, test } from 'vitest';
import { focusAddress, readFocus } from './read-focus';

const drawn = (focalPoint: unknown) =>
  readFocus({ results: [{ id: 3, url: '/uploads/court.webp', focalPoint }] }).get(3)?.focus;

test('asks the library for the pictures of a form at once', () => {
  expect(focusAddress([3, 8])).toBe('/upload/files?pageSize=2&filters[id][$in][0]=3&filters[id][$in][1]=8');
});

test('a picture is cut around the point that an editor set, in the steps of the site', () => {
  expect(drawn({ x: 13, y: 88 })).toEqual({ x: 10, y: 90 });
});

test.each([
  [undefined],
  [null],
  ['left'],
  [{ x: 10 }],
  [{ x: -1, y: 0 }],
  [{ x: 400, y: 2 }],
  [{ x: '10', y: '20' }],
])('and around its middle where the point is %j', (focalPoint) =>
  expect(drawn(focalPoint)).toEqual({ x: 50, y: 50 }),
);

test.each([[null], [{}], [{ results: [{ id: 'three' }] }], ['<html>']])(
  '%j is no list of pictures',
  (body) => {
    expect(() => readFocus(body)).toThrow('Reload the page');
  },
);
