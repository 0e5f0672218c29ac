import { type Light, mix } from './light.mts';
import { between, type Random, times } from './random.mts';
import { d, ellipse, glow, gradient, group, line, path, washed } from './svg.mts';

export type Frame = { width: number; height: number };

/** The sky down to the bottom of the frame, with its sun and the glow around it. */
export function sky({ width, height }: Frame, light: Light): string {
  const [top, middle, horizon] = light.sky;
  const air = washed(0, 0, width, height, [
    [0, top],
    [0.45, middle],
    [0.8, horizon],
  ]);
  if (!light.sun) return air + clouds({ width, height }, light);
  const { color, strength, x, y } = light.sun;
  const size = Math.max(width, height);
  return (
    air +
    glow(width * x, height * y, size * 0.55, color, strength) +
    (light.hour === 'day'
      ? ''
      : ellipse(width * x, height * y, size * 0.021, size * 0.021, color, 'opacity="0.9"'))
  );
}

function clouds({ width, height }: Frame, light: Light): string {
  return [0.16, 0.3, 0.42]
    .map((y, index) =>
      ellipse(
        width * (0.25 + index * 0.27),
        height * y,
        width * 0.42,
        height * 0.06,
        light.sky[index === 1 ? 0 : 2],
        'opacity="0.35" filter="url(#softer)"',
      ),
    )
    .join('');
}

/** One ridge of hills from edge to edge; `rise` is its height in pixels above `base`. */
function ridge(
  frame: Frame,
  base: number,
  rise: number,
  color: string,
  haze: string,
  random: Random,
): string {
  const phases = times(4).map(() => random() * Math.PI * 2);
  const at = (x: number) => {
    const u = x / frame.width;
    const [a = 0, b = 0, c = 0, e = 0] = phases;
    // Deccan hills are flat-topped: the smooth wave is pressed down at its crest.
    const wave =
      0.5 * Math.sin(u * 3.1 + a) +
      0.3 * Math.sin(u * 6.7 + b) +
      0.12 * Math.sin(u * 13 + c) +
      0.04 * Math.sin(u * 31 + e);
    return base - rise * (0.5 + 0.62 * Math.tanh(wave * 1.4));
  };
  const points = times(61).map(
    (index) => [(index / 60) * frame.width, at((index / 60) * frame.width)] as const,
  );
  const { definition, fill } = gradient([
    [0, color],
    [1, mix(color, haze, 0.3)],
  ]);
  const outline = points.map(([x, y]) => d`L${x} ${y}`).join('');
  return definition + path(`M0 ${frame.height}${outline}L${frame.width} ${frame.height}Z`, fill);
}

/** Far and near hills with haze between them; `horizon` in pixels from the top. */
export function hills(frame: Frame, horizon: number, light: Light, random: Random, rise = 0.16): string {
  const [far, near] = light.hills;
  const haze = light.sky[2];
  return [
    ridge(frame, horizon, frame.height * rise * 1.5, mix(far, light.sky[1], 0.72), haze, random),
    ridge(frame, horizon, frame.height * rise, mix(far, light.sky[1], 0.4), haze, random),
    ridge(frame, horizon, frame.height * rise * 0.72, mix(far, near, 0.25), haze, random),
    ridge(frame, horizon, frame.height * rise * 0.42, mix(far, near, 0.7), haze, random),
  ].join('');
}

/** Flat ground from `y` down. */
export function ground(frame: Frame, y: number, light: Light): string {
  return washed(0, y, frame.width, frame.height - y, [
    [0, light.ground[0]],
    [1, light.ground[1]],
  ]);
}

/** Still water from `y` to `bottom`, with the sky in it. */
export function water(frame: Frame, y: number, bottom: number, light: Light, random: Random): string {
  const [top, middle, horizon] = light.sky;
  const surface = washed(0, y, frame.width, bottom - y, [
    [0, mix(horizon, light.glass[1], 0.35)],
    [0.5, mix(middle, light.glass[1], 0.4)],
    [1, mix(top, light.glass[1], 0.6)],
  ]);
  const ripples = times(34).map(() => {
    const depth = random() ** 1.6;
    const length = between(random, 0.03, 0.16) * frame.width * (0.4 + depth);
    const x = random() * frame.width;
    const at = y + 4 + depth * (bottom - y - 8);
    return line(
      [x, at],
      [x + length, at],
      mix(horizon, '#FFFFFF', 0.3),
      1 + depth * 2.4,
      'opacity="0.22" stroke-linecap="round"',
    );
  });
  return surface + ripples.join('');
}

export type TreeForm = 'round' | 'umbrella' | 'column';

/** A tree standing at (x, y), `size` pixels tall: a rain tree, a round crown, or an ashoka's column. */
export function tree(
  x: number,
  y: number,
  size: number,
  form: TreeForm,
  light: Light,
  random: Random,
): string {
  const [shade, lit] = light.leaf;
  const spread = { round: 0.36, umbrella: 0.62, column: 0.13 }[form];
  const crownHeight = { round: 0.34, umbrella: 0.2, column: 0.46 }[form];
  const centre = y - size * (1 - crownHeight);
  const trunk = path(
    d`M${x - size * 0.018} ${y}Q${x} ${y - size * 0.3} ${x - size * 0.008} ${centre}L${x + size * 0.01} ${centre}Q${x + size * 0.012} ${y - size * 0.3} ${x + size * 0.022} ${y}Z`,
    mix(shade, '#4A3B2C', 0.5),
  );
  const blobs = times(form === 'column' ? 14 : 26).map(() => {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random()) * 0.78;
    return {
      dx: Math.cos(angle) * reach * size * spread,
      dy: Math.sin(angle) * reach * size * crownHeight,
      r: size * between(random, 0.05, 0.1) * (form === 'column' ? 0.75 : 1.15),
    };
  });
  const under = blobs.map(({ dx, dy, r }) => ellipse(x + dx, centre + dy, r * 1.25, r, shade));
  const over = blobs
    .filter(({ dx, dy }) => dx * 0.6 + dy < size * 0.05)
    .map(({ dx, dy, r }) =>
      ellipse(x + dx - r * 0.35, centre + dy - r * 0.35, r * 0.8, r * 0.55, lit, 'opacity="0.5"'),
    );
  const shadow = ellipse(x + size * 0.12, y, size * spread * 1.1, size * 0.025, '#0E1712', 'opacity="0.22"');
  return (
    shadow +
    trunk +
    ellipse(x, centre, size * spread * 0.8, size * crownHeight * 0.8, shade) +
    under.join('') +
    over.join('')
  );
}

/** Low planting along a line: grasses and shrubs, `size` pixels tall. */
export function planting(
  from: number,
  to: number,
  y: number,
  size: number,
  light: Light,
  random: Random,
): string {
  const [shade, lit] = light.leaf;
  const steps = (to - from) / (size * 0.42);
  return times(steps)
    .map((index) => {
      const x = from + index * size * 0.42 + random() * size * 0.3;
      const r = size * between(random, 0.3, 0.62);
      return ellipse(x, y - r * 0.5, r, r * 0.8, mix(shade, lit, random() * 0.6));
    })
    .join('');
}

/** Leaves close to the eye, out of focus, which frame the picture at its lower corners. */
export function foreground(frame: Frame, light: Light, random: Random, tall = 0.12): string {
  const color = mix(light.leaf[0], '#0C140F', 0.45);
  const masses = times(44).map((index) => {
    const side = index % 2 === 0 ? 0 : 1;
    const reach = random() ** 1.7;
    const x = side === 0 ? reach * frame.width * 0.42 : frame.width * (1 - reach * 0.3);
    const rise = (1 - reach) * tall * frame.height;
    const size = between(random, 0.25, 0.6) * tall * frame.height;
    return ellipse(
      x,
      frame.height - rise * random() + size * 0.3,
      size * 1.5,
      size,
      mix(color, light.leaf[1], random() * 0.22),
    );
  });
  return group(masses.join(''), '', 'filter="url(#soft)" opacity="0.92"');
}
