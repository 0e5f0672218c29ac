import { expect, test } from 'vitest';
import { isAfter, MARK_WINDOW, markOf, openMark, sealMark } from './change-mark';

const SECRETS = ['a-secret-of-these-tests', 'the-one-before'];

test('what is newer than a mark is after it, and what was committed late', () => {
  const mark = markOf([40, 41, 43, 44]);
  expect([45, 44, 43, 42, 41].map((id) => isAfter(mark, id))).toEqual([true, false, false, true, false]);
});

test('a mark of an empty history comes before the first event', () => {
  expect(isAfter(markOf([]), 1)).toBe(true);
});

test('a mark is read as it was sealed, holes and all', () => {
  const ids = Array.from({ length: MARK_WINDOW }, (_, index) => 100_000 - index).filter((id) => id % 7 !== 0);
  const mark = markOf(ids);
  expect(mark.missing.size).toBeGreaterThan(30);
  expect(openMark(sealMark(mark, SECRETS), SECRETS)).toEqual(mark);
});

test('a sealed mark shows no number: it is as long for the first event as for the millionth', () => {
  const lengths = [markOf([]), markOf([1]), markOf([1_000_000])].map(
    (mark) => sealMark(mark, SECRETS).length,
  );
  expect(new Set(lengths).size).toBe(1);
  expect(sealMark(markOf([7]), SECRETS)).not.toBe(sealMark(markOf([7]), SECRETS));
});

test('a mark of an earlier secret is still read, any other text is none', () => {
  const sealed = sealMark(markOf([5]), SECRETS.slice(1));
  expect(openMark(sealed, SECRETS)?.last).toBe(5);
  const changedLetter = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`;
  for (const text of ['', 'x', changedLetter, `${sealed}AAAA`, sealMark(markOf([5]), ['another'])])
    expect(openMark(text, SECRETS)).toBeNull();
});
