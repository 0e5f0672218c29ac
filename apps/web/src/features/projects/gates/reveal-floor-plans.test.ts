import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $revealFloorPlans, restoreRevealFloorPlans, setRevealFloorPlans } from './reveal-floor-plans';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  $revealFloorPlans.set(false);
});

it('is false until somebody sets it', () => {
  restoreRevealFloorPlans();
  expect($revealFloorPlans.get()).toBe(false);
});

it.each([true, false])('is set to whatever is given: %s', (value) => {
  $revealFloorPlans.set(!value);
  setRevealFloorPlans(value);
  expect($revealFloorPlans.get()).toBe(value);
});

it('is kept for the browser session', () => {
  setRevealFloorPlans(true);
  $revealFloorPlans.set(false);
  restoreRevealFloorPlans();
  expect($revealFloorPlans.get()).toBe(true);
});

it('works for this page where storage is refused', () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  setRevealFloorPlans(true);
  restoreRevealFloorPlans();
  expect($revealFloorPlans.get()).toBe(true);
  expect(said).toHaveBeenCalled();
});
