// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A page of its own each time: what is kept is read when the page begins. */
const onAPage = () => import('./kept-homes');

it('The shortlist stays until it is emptied', async () => {
  const { $keptHomes, keepHomes } = await onAPage();
  expect(keepHomes(['meander.2-bhk', 'ota'])).toBe(true);
  expect($keptHomes.get()).toEqual(['meander.2-bhk', 'ota']);
  vi.resetModules();
  expect((await onAPage()).$keptHomes.get()).toEqual(['meander.2-bhk', 'ota']);
  expect(keepHomes([])).toBe(true);
  expect([$keptHomes.get(), localStorage.length]).toEqual([[], 0]);
});

it.each([
  ['not written by us', 'undefined', []],
  ['another shape', '{"a":1}', []],
  ['rubbish among names', '["a",3,"<b>","a",null,"c"]', ['a', 'c']],
  ['far too many', JSON.stringify(Array.from({ length: 99 }, (_, index) => `p${index}`)), { length: 12 }],
])('What is kept may be %s', async (_, text, expected) => {
  localStorage.setItem('shortlist', text);
  expect((await onAPage()).$keptHomes.get()).toMatchObject(expected);
});

it('What another tab keeps is known at once', async () => {
  const { $keptHomes } = await onAPage();
  const seen: (readonly string[])[] = [];
  const stop = $keptHomes.listen((kept) => seen.push(kept));
  localStorage.setItem('shortlist', '["ota"]');
  dispatchEvent(new StorageEvent('storage', { key: 'shortlist', newValue: '["ota"]' }));
  localStorage.removeItem('shortlist');
  dispatchEvent(new StorageEvent('storage', { key: 'shortlist', newValue: null }));
  stop();
  expect(seen).toEqual([['ota'], []]);
});

it('A browser that forbids storage keeps nothing, and says so', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { $keptHomes, keepHomes } = await onAPage();
  expect([keepHomes(['a']), $keptHomes.get()]).toEqual([false, []]);
});
