/**
 * How different two pictures look: DSSIM, the structural similarity of L*a*b* over five scales (as Kornel Lesiński's
 * `dssim` does it, with box blurs for its Gaussian). 0 is the same; 0.002 can hardly be seen.
 */

/** Interleaved 8-bit sRGB. */
export type Pixels = { width: number; height: number; rgb: Uint8Array };

type Plane = { width: number; height: number; values: Float32Array };

const SCALE_WEIGHTS = [0.028, 0.197, 0.322, 0.298, 0.155];
const C1 = 0.01 ** 2;
const C2 = 0.03 ** 2;
const WHITE = [0.9505, 1, 1.089] as const;

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);

/** L*, a* and b* brought to 0…1. */
function labPlanes({ width, height, rgb }: Pixels): Plane[] {
  const planes = [0, 1, 2].map(() => ({ width, height, values: new Float32Array(width * height) }));
  const [lightness, greenRed, blueYellow] = planes.map(({ values }) => values);
  if (!lightness || !greenRed || !blueYellow) throw new Error('three planes were made');
  for (let index = 0; index < width * height; index += 1) {
    const r = linear[rgb[index * 3] ?? 0] ?? 0;
    const g = linear[rgb[index * 3 + 1] ?? 0] ?? 0;
    const b = linear[rgb[index * 3 + 2] ?? 0] ?? 0;
    const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / WHITE[0]);
    const y = curve((0.2126 * r + 0.7152 * g + 0.0722 * b) / WHITE[1]);
    const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / WHITE[2]);
    lightness[index] = (116 * y - 16) / 100;
    greenRed[index] = (86.2 + 500 * (x - y)) / 220;
    blueYellow[index] = (107.9 + 200 * (y - z)) / 220;
  }
  return planes;
}

/** The mean of three neighbours along both axes. */
function box({ width, height, values }: Plane): Plane {
  const along = new Float32Array(values.length);
  const both = new Float32Array(values.length);
  const pass = (
    from: Float32Array,
    to: Float32Array,
    step: number,
    length: number,
    lines: number,
    jump: number,
  ) => {
    for (let line = 0; line < lines; line += 1) {
      for (let position = 0; position < length; position += 1) {
        const at = line * jump + position * step;
        const before = position > 0 ? at - step : at;
        const after = position < length - 1 ? at + step : at;
        to[at] = ((from[before] ?? 0) + (from[at] ?? 0) + (from[after] ?? 0)) / 3;
      }
    }
  };
  pass(values, along, 1, width, height, width);
  pass(along, both, width, height, width, 1);
  return { width, height, values: both };
}
const blur = (plane: Plane) => box(box(plane));

const product = (one: Plane, other: Plane): Plane => ({
  ...one,
  values: one.values.map((value, index) => value * (other.values[index] ?? 0)),
});

function half({ width, height, values }: Plane): Plane {
  const [w, h] = [width >> 1, height >> 1];
  const smaller = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const at = y * 2 * width + x * 2;
      const below = at + width;
      smaller[y * w + x] =
        ((values[at] ?? 0) + (values[at + 1] ?? 0) + (values[below] ?? 0) + (values[below + 1] ?? 0)) / 4;
    }
  }
  return { width: w, height: h, values: smaller };
}

/** The similarity of every pixel's surroundings. */
function similarities(one: Plane, other: Plane): Float32Array {
  const [meanOne, meanOther] = [blur(one).values, blur(other).values];
  const [squareOne, squareOther] = [blur(product(one, one)).values, blur(product(other, other)).values];
  const both = blur(product(one, other)).values;
  return meanOne.map((a, index) => {
    const b = meanOther[index] ?? 0;
    const covariance = (both[index] ?? 0) - a * b;
    const variances = (squareOne[index] ?? 0) - a * a + ((squareOther[index] ?? 0) - b * b);
    return ((2 * a * b + C1) * (2 * covariance + C2)) / ((a * a + b * b + C1) * (variances + C2));
  });
}

const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @throws Error when the two are not of one size */
export function dssim(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height)
    throw new Error('two sizes cannot be compared');
  let pairs = labPlanes(one).map((plane, index) => [plane, labPlanes(other)[index] ?? plane] as const);
  // The eye sees colour coarser than light.
  pairs = pairs.map(([a, b], index) => (index === 0 ? [a, b] : [blur(a), blur(b)]));
  let similarity = 0;
  for (const weight of SCALE_WEIGHTS) {
    const [light, ...colours] = pairs.map(([a, b]) => similarities(a, b));
    const all = [light, ...colours].filter((values) => values !== undefined);
    const average = (all[0] ?? new Float32Array()).map(
      (_, index) => all.reduce((sum, values) => sum + (values[index] ?? 0), 0) / all.length,
    );
    const middle = Math.max(0, mean(average)) ** (0.5 ** SCALE_WEIGHTS.indexOf(weight));
    similarity += weight * (1 - mean(average.map((value) => Math.abs(middle - value))));
    pairs = pairs.map(([a, b]) => [half(a), half(b)]);
  }
  return 1 / similarity - 1;
}
