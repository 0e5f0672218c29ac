import { expect, it } from 'vitest';
import { opening } from './picture-grid';
import { layouts } from './picture-layouts';
import { sizesOf } from './picture-sizes';

const landscape = { width: 1440, height: 960 };
const broad = { width: 1920, height: 1080 };
const upright = { width: 1080, height: 1440 };

it('A picture of its box’s shape is as wide as the box, but for a sixteenth', () => {
  expect(sizesOf(layouts.pair, landscape)).toBe(
    '(min-width: 93rem) 38.9rem, (min-width: 48rem) 41.6vw, (min-width: 47rem) 85.3vw, calc(93.8vw - 4rem)',
  );
});

it('A broader one is drawn wider than the box that cuts it', () => {
  expect(sizesOf(layouts.pageWide, { width: 3200, height: 900 })).toBe(
    '(min-width: 93rem) 159.4rem, (min-width: 47rem) 170.6vw, calc(187.5vw - 8rem)',
  );
  expect(sizesOf(layouts.avatar, broad)).toBe('6.2rem');
});

it('A taller one fills the width of the box', () => {
  expect(sizesOf(layouts.pageWide, upright)).toBe(sizesOf(layouts.pageWide, broad));
});

it('A box with a height of its own asks for as much width as fills it', () => {
  expect(sizesOf(opening({ least: 34, grows: 92, unit: 'svh', most: 68 }), upright)).toBe(
    '(min-width: 64rem) max(54.7vw, clamp(23.9rem, 64.7svh, 47.8rem)), 93.8vw',
  );
});

it('A mark is never wider than its box, nor higher', () => {
  expect(sizesOf(layouts.logo, { width: 400, height: 100 })).toBe('10rem');
  expect(sizesOf(layouts.logo, { width: 1000, height: 100 })).toBe('12rem');
});

it('A picture over the whole window is as wide as it, or as its height allows', () => {
  expect(sizesOf(layouts.lightbox, { width: 3000, height: 2000 })).toBe('min(93.8vw, 140.6svh - 12rem)');
});

it('A drawing is never cut', () => {
  expect(sizesOf(layouts.prose, broad)).toBe(sizesOf(layouts.prose, upright));
});
