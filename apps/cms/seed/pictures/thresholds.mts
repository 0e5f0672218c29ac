import { BRASS } from './light.mts';
import { times } from './random.mts';
import { d, group, line, path, polygon, rect, washed } from './svg.mts';

/** An empty room's corner with the sun on its floor. */
export function sunlitCorner(_name: string, width: number, height: number): string {
  const corner = width * 0.62;
  const floor = height * 0.68;
  const tiles = times(9).map((index) =>
    line([corner, floor], [(width * (index * 1.7 - 3)) / 9, height], '#8E7E66', 2, 'opacity="0.4"'),
  );
  return [
    washed(
      0,
      0,
      corner,
      height,
      [
        [0, '#E6DBC8'],
        [1, '#F4EDE1'],
      ],
      'across',
    ),
    washed(
      corner,
      0,
      width - corner,
      height,
      [
        [0, '#CFC2AC'],
        [1, '#BDAF97'],
      ],
      'across',
    ),
    polygon(
      [
        [0, height * 0.86],
        [corner, floor],
        [width, height * 0.8],
        [width, height],
        [0, height],
      ],
      '#D3C3A6',
    ),
    ...tiles,
    polygon(
      [
        [width * 0.1, height * 0.2],
        [width * 0.36, height * 0.26],
        [width * 0.36, height * 0.58],
        [width * 0.1, height * 0.56],
      ],
      '#FFF6E2',
      'opacity="0.75"',
    ),
    polygon(
      [
        [width * 0.24, height],
        [width * 0.38, floor + height * 0.1],
        [width * 0.62, floor + height * 0.12],
        [width * 0.56, height],
      ],
      '#FFF3DA',
      'opacity="0.8"',
    ),
    polygon(
      [
        [0, height * 0.84],
        [corner, floor - height * 0.02],
        [corner, floor],
        [0, height * 0.86],
      ],
      '#FAF7F2',
    ),
    polygon(
      [
        [corner, floor - height * 0.02],
        [width, height * 0.78],
        [width, height * 0.8],
        [corner, floor],
      ],
      '#DDD2BE',
    ),
    line([width * 0.08, height * 0.95], [width * 0.56, height * 0.74], BRASS, 5),
  ].join('');
}

/** A doorway in a dark wall, with something beyond. */
export function doorway(width: number, height: number, beyond: string): string {
  const [x, y, w] = [width * 0.3, height * 0.12, width * 0.4];
  const opening = d`M${x} ${height * 0.9}L${x} ${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}L${x + w} ${height * 0.9}Z`;
  return [
    washed(
      0,
      0,
      width,
      height,
      [
        [0, '#6E5A45'],
        [0.5, '#8C7356'],
        [1, '#57462F'],
      ],
      'across',
    ),
    `<clipPath id="doorway"><path d="${opening}"/></clipPath>`,
    group(beyond, '', 'clip-path="url(#doorway)"'),
    path(opening, 'none', `stroke="#3A2D1E" stroke-width="${width * 0.016}"`),
    rect(0, height * 0.9, width, height * 0.1, '#B5A68F'),
    polygon(
      [
        [x, height * 0.9],
        [x + w, height * 0.9],
        [x + w * 1.2, height],
        [x - w * 0.2, height],
      ],
      '#F6E6C8',
      'opacity="0.6"',
    ),
  ].join('');
}
