import { expect, test } from 'vitest';
import { createReadBudget } from './read-budget';

const budget = (changes: object = {}) =>
  createReadBudget({ atOnce: 2, ofStrangers: 1, mostWaiting: 2, longestWaitMs: 20, ...changes });
/** Whether somebody who waits got in. */
const entered = async (waiting: Promise<unknown>) =>
  (await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 5, 'waits'))])) !== 'waits';

test('strangers leave room for the site', async () => {
  const { enter } = budget();
  expect(await enter('stranger')).toBeTypeOf('function');
  expect(await entered(enter('stranger'))).toBe(false);
  expect(await enter('site')).toBeTypeOf('function');
  expect(await entered(enter('site'))).toBe(false);
});

test('whoever leaves lets the site in first, and then strangers in their order', async () => {
  const { enter } = budget({ atOnce: 1, longestWaitMs: 5000 });
  const leave = await enter('stranger');
  const order: string[] = [];
  const come = async (name: string, reader: 'site' | 'stranger') => {
    const leaveAgain = await enter(reader);
    order.push(name);
    leaveAgain?.();
  };
  const all = [come('first stranger', 'stranger'), come('second stranger', 'stranger'), come('site', 'site')];
  leave?.();
  await Promise.all(all);
  expect(order).toEqual(['site', 'first stranger', 'second stranger']);
});

test('a full queue turns away at once, and a wait has an end', async () => {
  const { enter } = budget({ longestWaitMs: 30 });
  await enter('stranger');
  const waiting = [enter('stranger'), enter('stranger')];
  expect(await entered(enter('stranger'))).toBe(true);
  expect(await enter('stranger')).toBeNull();
  expect(await Promise.all(waiting)).toEqual([null, null]);
});

test('somebody who waited too long takes no room', async () => {
  const { enter } = budget({ longestWaitMs: 5 });
  const leave = await enter('stranger');
  expect(await enter('stranger')).toBeNull();
  leave?.();
  expect(await enter('stranger')).toBeTypeOf('function');
});
