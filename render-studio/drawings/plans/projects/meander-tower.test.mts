import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { holesOf } from '../openings.mts';
import { outlineArea, outlineBounds } from '../outline.mts';
import { rectsOf } from '../plan.mts';
import { wallsOf } from '../walls.mts';
import { meanderThreeBedrooms } from './meander-3bhk-b.mts';
import { GLASS, SLAB, TOWER } from './meander-tower.mts';

const STUDIO = path.join(import.meta.dirname, '..', '..', '..');
const python = (file: string) => readFileSync(path.join(STUDIO, file), 'utf8');

/** The figures a line of Python gives a name: `DOOR = (-1.95, 1.95, 2.55)`. */
function figures(source: string, name: string): number[] {
  const found = new RegExp(`^${name} = \\(?([^)#\\n]+)`, 'm').exec(source)?.[1];
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found.split(',').map(Number);
}

it('has the corner and the proportions of the tower in the pictures', () => {
  const corner = /def ribbon\(.*corner=([\d.]+)/.exec(python('kit/massing/rounded_tower/kinds.py'))?.[1];
  const [wide, deep] = /plan=\((\d+), (\d+)\)/.exec(python('recipes/meander.py'))?.slice(1) ?? [];
  expect(TOWER.corner).toBe(Number(corner));
  expect(TOWER.wide / TOWER.deep).toBeCloseTo(Number(wide) / Number(deep), 6);
});

it('is a rectangle with four round corners, a slab of 1.5 to 2.1 m round it', () => {
  expect(outlineArea(GLASS)).toBeCloseTo(TOWER.wide * TOWER.deep - (4 - Math.PI) * TOWER.corner ** 2, 9);
  const [left, top, wide, deep] = outlineBounds(SLAB);
  expect([left, top, wide, deep].map((value) => value.toFixed(2))).toEqual([
    '-1.80',
    '-2.10',
    (TOWER.wide + 3.6).toFixed(2),
    (TOWER.deep + 4.2).toFixed(2),
  ]);
});

const walls = wallsOf(meanderThreeBedrooms);
const holes = holesOf(meanderThreeBedrooms, walls);

/** From where to where of a room's wall an opening lies, seen from its left or top. */
function opening(room: string, kind: string, runs: 'across' | 'down'): number[] {
  const space = meanderThreeBedrooms.spaces.find(({ name }) => name === room);
  const hole = holes.find(
    ({ into, wall, kind: what }) => into === space && wall.runs === runs && what === kind,
  );
  const [rect] = space ? rectsOf(space) : [];
  if (!rect || !hole) throw new Error(`${room} has no ${kind}.`);
  const start = rect[runs === 'across' ? 0 : 1];
  return [hole.from - start, hole.to - start].map((value) => Number(value.toFixed(3)));
}

it.each([
  ['living', 'Living, dining', 'slide', 'across', 'DOOR', 'from the left'],
  ['living', 'Living, dining', 'window', 'down', 'WINDOW', 'from the far end'],
  ['bedroom', 'Main bedroom', 'slide', 'across', 'DOOR', 'from the left'],
  ['kitchen', 'Kitchen', 'window', 'down', 'WINDOW', 'from the left'],
  ['bath', 'Main bath', 'window', 'down', 'WINDOW', 'from the left'],
] as const)(
  'leaves the openings of the rendered %s of type B where they are seen: %s',
  (file, room, kind, runs, name, how) => {
    const source = python(`kit/rooms/meander/${file}.py`);
    const [half = 0, deep = 0] = figures(source, 'HALF_WIDE, DEEP, HEIGHT');
    const [from = 0, to = 0] = figures(source, name);
    const seen = how === 'from the left' ? [half + from, half + to] : [deep - to, deep - from];
    const drawn = opening(room, kind, runs);
    for (const [index, value] of seen.entries())
      expect(Math.abs(value - (drawn[index] ?? 0))).toBeLessThan(0.011);
  },
);
