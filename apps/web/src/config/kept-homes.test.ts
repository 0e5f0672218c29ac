import { afterEach, expect, it, vi } from 'vitest';
import { aStorage } from '../testing/a-storage';
import { keepHomes, readKeptHomes } from './kept-homes';

afterEach(() => void vi.unstubAllGlobals());

it('The shortlist stays until it is emptied', () => {
  const storage = aStorage();
  vi.stubGlobal('localStorage', storage);
  expect(keepHomes(['meander.2-bhk', 'ota'])).toBe(true);
  expect(readKeptHomes()).toEqual(['meander.2-bhk', 'ota']);
  keepHomes([]);
  expect([readKeptHomes(), storage.items.size]).toEqual([[], 0]);
});

it.each([
  ['not written by us', 'undefined', []],
  ['another shape', '{"a":1}', []],
  ['rubbish among names', '["a",3,"<b>","a",null,"c"]', ['a', 'c']],
  ['far too many', JSON.stringify(Array.from({ length: 99 }, (_, index) => `p${index}`)), { length: 12 }],
])('What is kept may be %s', (_, text, expected) => {
  const storage = aStorage();
  storage.setItem('shortlist', text);
  vi.stubGlobal('localStorage', storage);
  expect(readKeptHomes()).toMatchObject(expected);
});

it('A browser that forbids storage keeps nothing, and says so', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect([readKeptHomes(), keepHomes(['a'])]).toEqual([[], false]);
});
