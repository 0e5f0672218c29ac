import { foreground, ground, hills, planting, sky, type TreeForm, tree, water } from './landscape.mts';
import { type Hour, LIGHTS, type Light, mix } from './light.mts';
import { ota, paayri } from './low-rise.mts';
import { kaman, kansa, pethRow } from './offices.mts';
import { between, type Random, randomFor, times } from './random.mts';
import { ellipse, group, polygon, rect, washed } from './svg.mts';
import { meander, sagwan } from './towers.mts';

export const ARCHITECTS = {
  meander,
  paayri,
  sagwan,
  ota,
  kansa,
  'kaman-quarter': kaman,
  'peth-row': pethRow,
} as const;
export type ProjectUrl = keyof typeof ARCHITECTS;

/** Where a building stands in the frame: fractions of its width and height. */
export type Composition = {
  project: ProjectUrl;
  hour: Hour;
  /** Height of the ground line, from the top. */
  horizon: number;
  /** Left edge and height of the building. May run out of the frame. */
  left: number;
  tall: number;
  before: 'water' | 'meadow' | 'street';
  trees?: number;
  foreground?: boolean;
  treeForm?: TreeForm;
};

/** A project seen from outside. `name` makes the hills and trees of this picture its own. */
export function exterior(name: string, width: number, height: number, view: Composition): string {
  const light = LIGHTS[view.hour];
  const random = randomFor(name);
  const frame = { width, height };
  const horizon = height * view.horizon;
  const building = ARCHITECTS[view.project](light, random);
  const scale = (height * view.tall) / building.height;
  const x = width * view.left;
  const standing = group(building.svg, `translate(${x} ${horizon}) scale(${scale})`);
  const right = x + building.width * scale;
  return [
    sky(frame, light),
    hills(frame, horizon, light, random, view.before === 'street' ? 0.1 : 0.17),
    farTrees(frame, horizon, light, random),
    floor(frame, horizon, view, light, random),
    castShadow(x, right, horizon, height, light),
    standing,
    view.project === 'paayri' ? ground(frame, horizon, light) + meadow(frame, horizon, light, random) : '',
    view.before === 'water' ? reflection(building.svg, x, horizon, scale, frame, light) : '',
    contactTrees(x, right, horizon, frame, view, light, random),
    view.foreground === false ? '' : foreground(frame, light, random, view.before === 'street' ? 0.05 : 0.12),
    // Everything far loses a little contrast to the air; the eye rests on the building.
    washed(0, 0, width, height, [
      [0, light.sky[0], 0.06],
      [0.6, light.sky[2], 0.1],
      [1, '#0E1712', 0.22],
    ]),
  ].join('');
}

function farTrees(
  frame: { width: number; height: number },
  horizon: number,
  light: Light,
  random: Random,
): string {
  const faded: Light = {
    ...light,
    leaf: [mix(light.leaf[0], light.sky[2], 0.45), mix(light.leaf[1], light.sky[2], 0.4)],
  };
  return planting(-20, frame.width + 20, horizon + 4, frame.height * 0.035, faded, random);
}

function floor(
  frame: { width: number; height: number },
  horizon: number,
  view: Composition,
  light: Light,
  random: Random,
) {
  const base = ground(frame, horizon, light);
  if (view.before === 'water') {
    const bank = frame.height * 0.035;
    return (
      base +
      planting(-20, frame.width + 20, horizon + bank * 0.7, bank * 0.7, light, random) +
      water(frame, horizon + bank, frame.height, light, random)
    );
  }
  if (view.before === 'street') return base + paving(frame, horizon, light);
  return base + meadow(frame, horizon, light, random);
}

function paving(frame: { width: number; height: number }, horizon: number, light: Light): string {
  const stone = light.tone('#CFC4B0');
  const vanishing = frame.width * 0.5;
  const joints = times(25).map((index) => {
    const x = ((index - 12) / 12) * frame.width * 2.4 + vanishing;
    return polygon(
      [
        [vanishing + (x - vanishing) * 0.16, horizon],
        [x, frame.height],
        [x + 5, frame.height],
      ],
      '#16211C',
      'opacity="0.1"',
    );
  });
  const rows = times(7).map((index) =>
    rect(
      0,
      horizon + (frame.height - horizon) * (index / 7) ** 2,
      frame.width,
      2,
      '#16211C',
      'opacity="0.08"',
    ),
  );
  return (
    washed(0, horizon, frame.width, frame.height - horizon, [
      [0, mix(stone, light.sky[2], 0.3)],
      [1, mix(stone, '#16211C', 0.4)],
    ]) +
    rows.join('') +
    joints.join('')
  );
}

function meadow(
  frame: { width: number; height: number },
  horizon: number,
  light: Light,
  random: Random,
): string {
  return times(26)
    .map(() => {
      const depth = random() ** 1.4;
      return ellipse(
        random() * frame.width,
        horizon + depth * (frame.height - horizon),
        frame.width * between(random, 0.08, 0.2),
        6 + depth * 34,
        random() > 0.5 ? light.leaf[1] : light.ground[0],
        'opacity="0.2"',
      );
    })
    .join('');
}

function castShadow(left: number, right: number, horizon: number, height: number, light: Light): string {
  if (light.hour === 'monsoon') return '';
  const depth = (height - horizon) * 0.5;
  return polygon(
    [
      [left, horizon],
      [right, horizon],
      [right + depth * 2.6, horizon + depth],
      [left + depth * 2.2, horizon + depth],
    ],
    '#0E1712',
    'opacity="0.16" filter="url(#soft)"',
  );
}

function reflection(
  svg: string,
  x: number,
  horizon: number,
  scale: number,
  frame: { width: number; height: number },
  light: Light,
): string {
  const waterline = horizon + frame.height * 0.035;
  const mirrored = group(
    svg,
    `translate(${x} ${waterline}) scale(${scale} ${-scale * 0.8})`,
    'opacity="0.5" filter="url(#soft)"',
  );
  return (
    mirrored +
    washed(0, waterline, frame.width, frame.height - waterline, [
      [0, light.sky[2], 0.25],
      [0.3, light.sky[1], 0.1],
      [1, light.glass[1], 0.55],
    ])
  );
}

function contactTrees(
  left: number,
  right: number,
  horizon: number,
  frame: { width: number; height: number },
  view: Composition,
  light: Light,
  random: Random,
): string {
  const size = frame.height * (view.before === 'street' ? 0.16 : 0.13);
  const count = view.trees ?? 7;
  const forms: TreeForm[] = view.treeForm ? [view.treeForm] : ['round', 'umbrella', 'column'];
  const low = planting(left - size * 0.4, right + size * 0.4, horizon + 6, size * 0.14, light, random);
  const standing = times(count).map((index) => {
    const x = left - size + ((right - left + size * 2) * (index + random() * 0.7)) / count;
    const form = forms[Math.floor(random() * forms.length)] ?? 'round';
    return tree(
      x,
      horizon + 8 + random() * size * 0.1,
      size * between(random, 0.55, 1.1),
      form,
      light,
      random,
    );
  });
  return low + standing.join('');
}
