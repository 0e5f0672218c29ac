import { expect, it } from 'vitest';
import { createAddressLimit, MOST_ADDRESSES } from './address-limit';

it('An address waits until its window ends, and no other waits with it', () => {
  let now = 0;
  const waitFor = createAddressLimit({ points: 2, windowMs: 10_000 }, () => now);
  expect([waitFor('a'), waitFor('a'), waitFor('a'), waitFor('b')]).toEqual([null, null, 10, null]);
  now = 9500;
  expect(waitFor('a')).toBe(1);
  now = 10_000;
  expect(waitFor('a')).toBeNull();
});

it('No limit is no limit', () => {
  const waitFor = createAddressLimit({ points: 0, windowMs: 10_000 }, () => 0);
  for (let post = 0; post < 100; post += 1) expect(waitFor('a')).toBeNull();
});

it('A flood from many addresses does not fill the memory', () => {
  const waitFor = createAddressLimit({ points: 1, windowMs: 10_000 }, () => 0);
  waitFor('first');
  for (let n = 0; n < MOST_ADDRESSES; n += 1) waitFor(`address ${n}`);
  expect(waitFor('first')).toBeNull();
  expect(waitFor(`address ${MOST_ADDRESSES - 1}`)).toBe(10);
});
