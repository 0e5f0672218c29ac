import { describe, expect, it } from 'vitest';
import { chooseEncoding, encodings, isKnown } from './encodings';

describe('Of the ways a visitor takes', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['identity', null],
    ['identity;q=1, br;q=0.5', null],
    ['gzip;q=0', null],
    ['*;q=0', null],
    ['', null],
    ['GZIP;Q=0.3', 'gzip'],
    ['br;q=rubbish, gzip;q=7, ;;,', null],
    [undefined, null],
  ])('%s: %s', (accepted, expected) => {
    expect(chooseEncoding(accepted, encodings)).toBe(expected);
  });

  it('none is taken that there is not', () => {
    expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
    expect(chooseEncoding('br, gzip', [])).toBeNull();
  });
});

describe('A visitor knows a version', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    [undefined, false],
  ])('%s: %s', (known, expected) => {
    expect(isKnown(known, '"a"')).toBe(expected);
  });
});
