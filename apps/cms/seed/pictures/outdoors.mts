import { ARCHITECTS, type ProjectUrl } from './exteriors.mts';
import { foreground, hills, planting, sky, tree, water } from './landscape.mts';
import { type Hour, LIGHTS, mix } from './light.mts';
import { between, randomFor, times } from './random.mts';
import { ellipse, group, line, polygon, rect, washed } from './svg.mts';

/** A pool in its garden, with the project behind. */
export function pool(name: string, width: number, height: number, project: ProjectUrl, hour: Hour): string {
  const light = LIGHTS[hour];
  const random = randomFor(name);
  const frame = { width, height };
  const horizon = height * 0.52;
  const building = ARCHITECTS[project](light, random);
  const scale = (width * 1.05) / building.width;
  const deck = light.tone('#D8CBB4');
  const edge = height * 0.66;
  const loungers = times(5).map((index) => {
    const x = width * (0.1 + index * 0.17);
    return (
      polygon(
        [
          [x, edge - 12],
          [x + 70, edge - 12],
          [x + 92, edge - 40],
          [x + 98, edge - 36],
          [x + 78, edge - 4],
          [x, edge - 4],
        ],
        light.tone('#FAF7F2'),
      ) + ellipse(x + 50, edge, 56, 5, '#16211C', 'opacity="0.22"')
    );
  });
  return [
    sky(frame, light),
    hills(frame, horizon, light, random, 0.16),
    group(building.svg, `translate(${width * -0.02} ${horizon + 20}) scale(${scale})`),
    ...times(6).map((index) =>
      tree(
        width * (0.04 + index * 0.19),
        horizon + 40,
        height * between(random, 0.2, 0.34),
        index % 2 ? 'umbrella' : 'round',
        light,
        random,
      ),
    ),
    planting(-20, width + 20, horizon + 52, 60, light, random),
    rect(0, horizon + 46, width, height, deck),
    washed(0, horizon + 46, width, edge - horizon, [
      [0, '#16211C', 0.2],
      [1, '#16211C', 0],
    ]),
    ...loungers,
    water(
      { width, height },
      edge,
      height,
      { ...light, glass: [light.glass[0], mix('#3F7F7B', light.glass[1], 0.35)] },
      random,
    ),
    rect(0, edge - 5, width, 10, light.tone('#F2ECE2')),
    foreground(frame, light, random, 0.12),
  ].join('');
}

/** A planted court with a path between trees. */
export function garden(name: string, width: number, height: number, project: ProjectUrl, hour: Hour): string {
  const light = LIGHTS[hour];
  const random = randomFor(name);
  const frame = { width, height };
  const horizon = height * 0.6;
  const building = ARCHITECTS[project](light, random);
  const scale = (width * 1.5) / building.width;
  const path = light.tone('#DCCFB8');
  return [
    sky(frame, light),
    group(building.svg, `translate(${-width * 0.3} ${horizon}) scale(${scale})`, 'opacity="0.94"'),
    washed(0, 0, width, horizon, [
      [0, light.sky[0], 0.1],
      [1, light.sky[2], 0.3],
    ]),
    planting(-20, width + 20, horizon + 10, 80, light, random),
    washed(0, horizon, width, height - horizon, [
      [0, mix(light.leaf[1], light.ground[0], 0.35)],
      [1, light.leaf[0]],
    ]),
    polygon(
      [
        [width * 0.5, horizon],
        [width * 0.55, horizon],
        [width * 0.78, height],
        [width * 0.3, height],
      ],
      path,
    ),
    ...times(9).map((index) => {
      const y = horizon + (height - horizon) * (index / 9) ** 1.7;
      return line([width * 0.28, y], [width * 0.8, y], light.leaf[0], 2 + index, 'opacity="0.16"');
    }),
    ...times(4).flatMap((index) => {
      const depth = (index + 1) / 4;
      const y = horizon + (height - horizon) * depth * 0.55;
      const size = height * (0.24 + depth * 0.34);
      return [0.5 - 0.12 - depth * 0.3, 0.56 + 0.1 + depth * 0.28].map((x, side) =>
        tree(
          width * x,
          y,
          size * (side ? 0.92 : 1),
          (index + side) % 2 ? 'umbrella' : 'round',
          light,
          random,
        ),
      );
    }),
    rect(width * 0.62, height * 0.8, width * 0.16, height * 0.018, light.tone('#8A6440')),
    rect(width * 0.63, height * 0.815, width * 0.01, height * 0.035, light.tone('#5A4630')),
    rect(width * 0.76, height * 0.815, width * 0.01, height * 0.035, light.tone('#5A4630')),
    foreground(frame, light, random, 0.16),
  ].join('');
}

/** What one sees from a balcony: the parapet, roofs and trees below, the hills beyond. */
export function outlook(name: string, width: number, height: number, hour: Hour, river: boolean): string {
  const light = LIGHTS[hour];
  const random = randomFor(name);
  const frame = { width, height };
  const horizon = height * 0.52;
  const roofs = times(46).map((index) => {
    const depth = index / 46;
    const y = horizon + depth * height * 0.26;
    const w = width * (0.02 + depth * 0.05);
    const h = height * (0.012 + depth * 0.05) * between(random, 0.6, 1.5);
    const color = mix(
      mix(
        ['#E6DCCB', '#CDBFA6', '#B98B6A', '#DDD6CA'][index % 4] ?? '#E6DCCB',
        light.sky[2],
        0.6 - depth * 0.5,
      ),
      light.leaf[0],
      light.lamps.share * 0.7,
    );
    const x = random() * (width + 100) - 50;
    return (
      rect(x, y - h, w, h, color) +
      rect(x + w * 0.6, y - h, w * 0.4, h, '#16211C', 'opacity="0.14"') +
      planting(x - w, x + w * 1.6, y + 3, 10 + depth * 34, light, random)
    );
  });
  const bend = river
    ? polygon(
        [
          [width * 0.36, horizon + 8],
          [width * 0.44, horizon + 8],
          [width * 0.62, horizon + height * 0.12],
          [width * 0.5, height * 0.84],
          [width * 0.2, height * 0.84],
          [width * 0.42, horizon + height * 0.1],
        ],
        mix(light.sky[2], light.glass[0], 0.35),
      )
    : '';
  const rail = height * 0.8;
  return [
    sky(frame, light),
    hills(frame, horizon, light, random, 0.2),
    washed(0, horizon, width, height - horizon, [
      [0, mix(light.hills[0], light.leaf[1], 0.4)],
      [1, light.leaf[0]],
    ]),
    ...roofs.slice(0, 30),
    bend,
    ...roofs.slice(30),
    planting(-20, width + 20, rail + 20, 90, light, random),
    rect(0, rail + 8, width, height - rail, light.glass[0], 'opacity="0.32"'),
    ...times(8).map((index) => rect((index * width) / 7 - 3, rail, 6, height - rail, light.tone('#3A3F3A'))),
    rect(0, rail - 8, width, 16, light.tone('#6B4A2A')),
    rect(0, height - 46, width, 46, light.tone('#D8CBB4')),
    rect(0, 0, width * 0.06, height, light.tone('#E6DAC6')),
    washed(
      0,
      0,
      width * 0.06,
      height,
      [
        [0, '#16211C', 0.35],
        [1, '#16211C', 0.1],
      ],
      'across',
    ),
    rect(0, 0, width, height * 0.05, light.tone('#CDBFA6')),
  ].join('');
}
