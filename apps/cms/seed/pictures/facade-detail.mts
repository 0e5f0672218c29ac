import { ARCHITECTS, type ProjectUrl } from './exteriors.mts';
import { sky } from './landscape.mts';
import { type Hour, LIGHTS } from './light.mts';
import { randomFor } from './random.mts';
import { group, rect, washed } from './svg.mts';
import type { Architect } from './towers.mts';

/** A building's face so close that only its rhythm remains; `at` is the middle of the crop, in metres. */
export function facadeDetail(
  name: string,
  width: number,
  height: number,
  project: ProjectUrl,
  hour: Hour,
  at: readonly [number, number],
  metresAcross: number,
): string {
  const light = LIGHTS[hour];
  const draw: Architect = ARCHITECTS[project];
  const building = draw(light, randomFor(name));
  const scale = width / metresAcross;
  const moved = `translate(${width / 2 - at[0] * scale} ${height / 2 + at[1] * scale}) scale(${scale})`;
  return (
    sky({ width, height }, light) +
    group(
      rect(-500, 0, 1000, 60, light.tone('#BFB39D')) +
        rect(-500, 0, 1000, 0.25, light.tone('#8E8370')) +
        building.svg,
      moved,
    ) +
    washed(
      0,
      0,
      width,
      height,
      [
        [0, '#FFFFFF', 0.1],
        [0.5, '#FFFFFF', 0],
        [1, '#0E1712', 0.3],
      ],
      'across',
    )
  );
}
