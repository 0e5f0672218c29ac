import { expect, test } from 'vitest';
import { makePrivacyToken } from './privacy-token';
import { makeVisitLink, readVisitLink } from './visit-link';

const keys = ['first', 'second'];
const linked = { visit: 'a23456789012345678901234', sequence: 37 };
const until = Date.parse('2026-12-05T05:30:00Z');

test('a link says which visit it is of and how often that was moved', () => {
  const link = makeVisitLink(linked, until, keys);
  expect(link).toMatch(/^[\w.-]+$/);
  expect(readVisitLink(link, keys, until - 1)).toEqual({ state: 'valid', carried: { ...linked, until } });
});

test('a link runs out with its visit, and is read with an older key', () => {
  const link = makeVisitLink(linked, until, ['second']);
  expect(readVisitLink(link, keys, until - 1).state).toBe('valid');
  expect(readVisitLink(link, keys, until).state).toBe('expired');
});

test('nothing else is a link: not with another word in it, not signed for something else, not rubbish', () => {
  const link = makeVisitLink(linked, until, keys);
  const others = [
    link.replace('a2', 'a3'),
    makePrivacyToken(linked.visit, keys),
    '',
    'x'.repeat(5000),
    `${link}x`,
  ];
  expect(others.map((other) => readVisitLink(other, keys, 0).state)).toEqual(others.map(() => 'forged'));
});
