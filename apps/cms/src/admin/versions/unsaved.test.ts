import { expect, test } from 'vitest';
import { forgetOld, forgetUnsaved, formName, keepUnsaved, unsavedOf } from './unsaved';

function aStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}
const name = formName(3, 'api::news-item.news-item', 'a');
const unsaved = { at: '2026-11-23T06:33:00.000Z', version: '7@x', values: { title: 'Typed' } };

test('what was typed is found again by its own account, until it is forgotten', () => {
  const store = aStore();
  expect(keepUnsaved(store, name, unsaved)).toBe(true);
  expect(unsavedOf(store, name)).toEqual(unsaved);
  expect(unsavedOf(store, formName(4, 'api::news-item.news-item', 'a'))).toBeNull();
  forgetUnsaved(store, name);
  expect(unsavedOf(store, name)).toBeNull();
});

test('what nobody came back for goes after a month, and what is no form of ours is left', () => {
  const store = aStore();
  keepUnsaved(store, name, unsaved);
  store.setItem('jwtToken', 'x');
  forgetOld(store, Date.parse('2026-12-20T00:00:00Z'));
  expect(unsavedOf(store, name)).not.toBeNull();
  forgetOld(store, Date.parse('2026-12-24T00:00:00Z'));
  expect(unsavedOf(store, name)).toBeNull();
  expect(store.getItem('jwtToken')).toBe('x');
});

test('a browser without room says so, and what is damaged is nothing', () => {
  const full = {
    ...aStore(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(keepUnsaved(full, name, unsaved)).toBe(false);
  expect(unsavedOf({ ...aStore(), getItem: () => '{"at":1' }, name)).toBeNull();
  expect(unsavedOf({ ...aStore(), getItem: () => '{"at":"x","values":[]}' }, name)).toBeNull();
});
