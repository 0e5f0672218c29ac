import { ground, hills, planting, sky } from './landscape.mts';
import { type Hour, LIGHTS, mix } from './light.mts';
import { between, randomFor, times } from './random.mts';
import { ellipse, group, line, polygon, rect, washed } from './svg.mts';

/** A site at one moment: how many of its floors stand, how many of those are closed with walls and glass. */
export type Stage = { hour: Hour; floors: number; built: number; closed: number; wide: number };

/** A building going up: slabs and columns, walls following, a tower crane, earth around it. */
export function construction(name: string, width: number, height: number, stage: Stage): string {
  const light = LIGHTS[stage.hour];
  const random = randomFor(name);
  const frame = { width, height };
  const horizon = height * 0.82;
  const storey = (height * 0.66) / stage.floors;
  const wide = width * stage.wide;
  const left = width * 0.5 - wide * 0.5;
  const concrete = light.tone('#B9B4A8');
  const bays = Math.max(4, Math.round(wide / (storey * 2.2)));
  const floors = times(stage.built).map((floor) => {
    const y = horizon - (floor + 1) * storey;
    const isClosed = floor < stage.closed;
    const inside = isClosed
      ? rect(left, y, wide, storey, light.glass[1]) +
        times(bays)
          .map((bay) =>
            bay % 3 === 1
              ? ''
              : rect(left + (bay * wide) / bays, y, (wide / bays) * 0.32, storey, light.tone('#EFE8DB')),
          )
          .join('')
      : washed(left, y, wide, storey, [
          [0, '#2A2F2A', 0.62],
          [1, '#2A2F2A', 0.3],
        ]);
    const columns = times(bays + 1).map((bay) =>
      rect(left + (bay * wide) / bays - 3, y, 6, storey, mix(concrete, '#16211C', 0.15)),
    );
    return (
      inside +
      (isClosed ? '' : columns.join('')) +
      rect(left - 10, y - storey * 0.04, wide + 20, storey * 0.2, concrete)
    );
  });
  const top = horizon - stage.built * storey;
  const starters =
    stage.built < stage.floors
      ? times(bays * 3).map((bar) =>
          line(
            [left + (bar * wide) / (bays * 3), top],
            [left + (bar * wide) / (bays * 3), top - storey * between(random, 0.3, 0.55)],
            '#7C5522',
            2,
          ),
        )
      : [];
  const netting =
    stage.built > stage.closed + 2
      ? rect(
          left - 14,
          top,
          wide * 0.34,
          storey * Math.min(5, stage.built - stage.closed),
          '#2F5D4A',
          'opacity="0.38"',
        )
      : '';
  return [
    sky(frame, light),
    hills(frame, horizon, light, random, 0.14),
    planting(-20, width + 20, horizon + 4, 40, light, random),
    ground(frame, horizon, { ...light, ground: [light.tone('#C2A37E'), light.tone('#8C6E4E')] }),
    stage.built < stage.floors
      ? crane(
          left + wide * 0.8,
          horizon,
          Math.min(height * 0.78, (stage.built + 5) * storey + height * 0.12),
          width,
          light.tone('#A9793B'),
        )
      : '',
    ...floors,
    ...starters,
    netting,
    washed(
      left,
      top,
      wide,
      stage.built * storey,
      [
        [0, '#FFFFFF', 0.1],
        [0.5, '#16211C', 0],
        [1, '#16211C', 0.28],
      ],
      'across',
    ),
    ...times(12).map((index) =>
      ellipse(
        width * ((index + random()) / 12),
        horizon + height * between(random, 0.03, 0.15),
        width * between(random, 0.03, 0.09),
        height * between(random, 0.008, 0.025),
        light.tone(index % 2 ? '#A98A66' : '#D3B892'),
        'opacity="0.6"',
      ),
    ),
    ...times(14).map((index) =>
      rect(
        (index * width) / 13 - 4,
        horizon + height * 0.085,
        width / 13 - 8,
        height * 0.055,
        light.tone(index % 4 ? '#E4DACB' : '#2F5D4A'),
      ),
    ),
    washed(0, 0, width, height, [
      [0.6, '#0E1712', 0],
      [1, '#0E1712', 0.25],
    ]),
  ].join('');
}

function crane(x: number, y: number, height: number, width: number, color: string): string {
  const mast = times(Math.round(height / 26)).map((index) =>
    line([x - 8, y - index * 26], [x + 8, y - (index + 1) * 26], color, 2.5),
  );
  const jib = width * 0.34;
  const top = y - height;
  return group(
    [
      line([x - 8, y], [x - 8, top], color, 4),
      line([x + 8, y], [x + 8, top], color, 4),
      ...mast,
      polygon(
        [
          [x - jib, top],
          [x - jib, top - 5],
          [x, top - 22],
          [x + jib * 0.4, top - 5],
          [x + jib * 0.4, top],
        ],
        color,
        'opacity="0.85"',
      ),
      line([x, top - 60], [x - jib * 0.8, top - 8], color, 2),
      line([x, top - 60], [x + jib * 0.36, top - 6], color, 2),
      line([x, top], [x, top - 60], color, 5),
      rect(x + jib * 0.28, top, jib * 0.1, 26, mix(color, '#16211C', 0.5)),
      line([x - jib * 0.7, top], [x - jib * 0.7, top + height * 0.24], '#16211C', 1.5),
    ].join(''),
    '',
  );
}
