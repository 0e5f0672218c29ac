import { expect, test } from 'vitest';
import schema from '../api/delivery/content-types/delivery/schema.json';
import { DELIVERY_STATES, OPEN, SENDABLE, STUCK, WAITING } from './delivery-state';

test('the content type knows the same states', () => {
  expect(schema.attributes.state.enum).toEqual(DELIVERY_STATES);
});

test('a delivery waits, is stuck, or is over', () => {
  expect([...WAITING, ...STUCK, 'delivered', 'stopped'].sort()).toEqual([...DELIVERY_STATES].sort());
  expect([...OPEN].sort()).toEqual([...WAITING, ...STUCK].sort());
});

test('what may still go out by itself, and what was stopped, is not sent again', () => {
  expect(DELIVERY_STATES.filter((state) => !SENDABLE.some((one) => one === state))).toEqual([
    ...WAITING,
    'stopped',
  ]);
});
