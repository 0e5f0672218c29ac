import { beforeEach, expect, it, vi } from 'vitest';
import { heldOf, hold, keepAsked, letGo, readAsked } from './gate-passes';

const KEY = '0123456789abcdef';
const pass = { kind: 'pass', pass: 'mw.project-ab.c-_9', until: 5000 } as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('a pass is held for its own project, until it runs out', () => {
  hold('meander', pass);
  expect(heldOf('meander', 4999)).toEqual(pass);
  expect(heldOf('meander', 5000)).toBeNull();
  expect(heldOf('ota', 0)).toBeNull();
  letGo('meander');
  expect(heldOf('meander', 0)).toBeNull();
});

it('the key of an enquiry on its way gives way to a pass, and takes the place of none that still opens', () => {
  const key = { kind: 'key', key: KEY } as const;
  hold('meander', key);
  expect(heldOf('meander')).toEqual(key);
  const lasting = { ...pass, until: Date.now() + 60_000 };
  hold('meander', lasting);
  hold('meander', key);
  expect(heldOf('meander')).toEqual(lasting);
});

it('what somebody else wrote there is nothing', () => {
  for (const text of ['', 'pass', 'pass "><b> 9e15', 'key short', 'other 1 2']) {
    sessionStorage.setItem('gates:meander', text);
    expect(heldOf('meander', 0), text).toBeNull();
  }
});

it('the way back leads to a project page only', () => {
  keepAsked({ words: 'See the floor plans of Meander', page: '/projects/residential/meander#plans' });
  expect(readAsked()).toEqual({
    words: 'See the floor plans of Meander',
    page: '/projects/residential/meander#plans',
  });
  sessionStorage.setItem('gates:asked', 'javascript:alert(1) See');
  expect(readAsked()).toBeNull();
});
