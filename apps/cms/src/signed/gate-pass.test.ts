import { describe, expect, test } from 'vitest';
import { makePass, readPass } from './gate-pass';

const keys = ['key-of-today-1234', 'key-of-last-year'];
const NOW = Date.UTC(2026, 10, 21);
const opens = { kind: 'project', id: 'k2j3h4g5f6' } as const;
const pass = makePass(opens, 60, keys, NOW);

describe('a pass', () => {
  test('opens what it was made for, until it runs out', () => {
    expect(readPass(pass, keys, NOW)).toEqual(opens);
    expect(readPass(pass, keys, NOW + 59_999)).toEqual(opens);
    expect(readPass(pass, keys, NOW + 60_000)).toBeNull();
  });

  test('of an older key still counts, of a key that is no longer there it does not', () => {
    const older = makePass(opens, 60, keys.slice(1), NOW);
    expect(readPass(older, keys, NOW)).toEqual(opens);
    expect(readPass(older, keys.slice(0, 1), NOW)).toBeNull();
  });

  test('stands in an address as it is', () => {
    expect(encodeURIComponent(pass)).toBe(pass);
  });

  test.each([
    ['empty', ''],
    ['another project', pass.replace('k2j3h4g5f6', 'k2j3h4g5f7')],
    ['another kind', pass.replace('project-', 'file-')],
    ['a later end', pass.replace(/^\w+/, (end) => (Number.parseInt(end, 36) + 1000).toString(36))],
    ['another letter of the signature', pass.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A'))],
    ['no signature', pass.replace(/[^.]+$/, '')],
    ['a shorter signature', pass.slice(0, -1)],
    ['something behind it', `${pass}A`],
    ['a line break', `${pass}\n`],
  ])('changed is none: %s', (_, changed) => {
    expect(readPass(changed, keys, NOW)).toBeNull();
  });
});
