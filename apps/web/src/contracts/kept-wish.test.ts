// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keep } from '../browser/tab-storage';
import { keepWish, readWish, wayBack } from './kept-wish';

const wish = { intent: 'plan', project: 'Meander', of: '3 BHK', at: 'plan-2', page: '/a' } as const;

beforeEach(() => keepWish(null));

it('What was wished for is read back, until an enquiry wishes for nothing in particular', () => {
  keepWish(wish);
  expect(readWish()).toEqual(wish);
  keepWish(null);
  expect(readWish()).toBeNull();
});

it.each([
  'rubbish',
  'null',
  '7',
  '[]',
  '{"intent":"plan"}',
  '{"intent":"gold","page":"/a"}',
  '{"intent":"plan","page":"//elsewhere.example"}',
  '{"intent":"plan","page":"javascript:alert(1)"}',
  '{"intent":"plan","page":"/\\\\elsewhere.example"}',
])('What is kept may be %s', (text) => {
  keep('enquiry-wish', text);
  expect(readWish()).toBeNull();
});

it('The way back leads to the part of the page, where it has one', () => {
  expect([wayBack(wish), wayBack({ ...wish, at: '' })]).toEqual(['/a#plan-2', '/a']);
});
