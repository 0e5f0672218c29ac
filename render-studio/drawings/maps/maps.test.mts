import { describe, expect, it } from 'vitest';
import { readSeedData } from '../../../apps/cms/seed/read-data.mts';
import type { Rect } from '../sheet/svg.mts';
import { MAPS } from './all-maps.mts';
import { namesOf } from './draw-map.mts';

/** What a gallery may cut off at the edges. */
const MARGIN = { across: 70, down: 14 };
const [WIDTH, HEIGHT] = [1920, 1280];
const projects = readSeedData().projects;

const touch = ([x, y, w, h]: Rect, [x2, y2, w2, h2]: Rect) =>
  x < x2 + w2 && x2 < x + w && y < y2 + h2 && y2 < y + h;

describe.each(MAPS)('the map of $project', (map) => {
  const names = namesOf(map);

  it('names every place the content names nearby, with its distance', () => {
    const nearby = projects.find(({ title }) => title === map.project)?.nearby ?? [];
    const drawn = map.landmarks.map(({ place, km }) => ({ place, km }));
    expect(drawn).toEqual(nearby.map(({ place, distanceKm }) => ({ place, km: distanceKm })));
  });

  it('sets names apart from each other', () => {
    const touching = names.flatMap((name, index) =>
      names.slice(0, index).filter((other) => touch(name, other)),
    );
    expect(touching).toEqual([]);
  });

  it('keeps names off its edges', () => {
    const off = names.filter(
      ([x, y, w, h]) =>
        x < MARGIN.across || y < MARGIN.down || x + w > WIDTH - MARGIN.across || y + h > HEIGHT - MARGIN.down,
    );
    expect(off).toEqual([]);
  });

  it('writes a name on two lines without changing it', () => {
    for (const { place, lines } of map.landmarks) if (lines) expect(lines.join(' ')).toBe(place);
  });
});

it('is there for every project', () => {
  expect(MAPS.map(({ project }) => project).sort()).toEqual(projects.map(({ title }) => title).sort());
});
