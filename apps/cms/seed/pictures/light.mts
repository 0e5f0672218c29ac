/** The brand's palette (brand.md) and what each hour of the day does to it. */
export const INK = '#16211C';
export const INK_SOFT = '#5A675F';
export const STONE = { pale: '#FAF7F2', light: '#F2ECE2', mid: '#E4DACB', deep: '#B5A68F' } as const;
export const FOREST = '#2F5D4A';
export const BRASS = '#A9793B';

export type Hour = 'dawn' | 'day' | 'dusk' | 'evening' | 'monsoon';

export type Light = {
  hour: Hour;
  sky: readonly [top: string, middle: string, horizon: string];
  sun: { color: string; strength: number; x: number; y: number } | undefined;
  hills: readonly [far: string, near: string];
  ground: readonly [far: string, near: string];
  leaf: readonly [shade: string, lit: string];
  glass: readonly [top: string, bottom: string];
  /** Share of windows with a lamp on, and its colour. */
  lamps: { share: number; color: string };
  /** What a material's own colour becomes in this light. */
  tone: (color: string) => string;
};

/** `share` of `second` mixed into `first`; colours as #rrggbb. */
export function mix(first: string, second: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - share) + channel(second, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${blended.join('')}`;
}

const seenIn = (color: string, share: number) => (material: string) => mix(material, color, share);

export const LIGHTS: Record<Hour, Light> = {
  dawn: {
    hour: 'dawn',
    sky: ['#B9C8C7', '#E6E0D2', '#F6DDBE'],
    sun: { color: '#FFF1D6', strength: 0.85, x: 0.22, y: 0.62 },
    hills: ['#BBC3B6', '#7F958A'],
    ground: ['#CFC5AE', '#8E9A80'],
    leaf: ['#4C6A57', '#7F9A79'],
    glass: ['#A9BDBD', '#5C716F'],
    lamps: { share: 0.06, color: '#F7DDA8' },
    tone: seenIn('#F0CFA6', 0.12),
  },
  day: {
    hour: 'day',
    sky: ['#A9C1C6', '#D3DEDB', '#F1EDE2'],
    sun: { color: '#FFFFFF', strength: 0.5, x: 0.18, y: 0.2 },
    hills: ['#B3C2B6', '#6F8E7C'],
    ground: ['#D3CBB6', '#93A283'],
    leaf: ['#3C6450', '#789B75'],
    glass: ['#B4CBCF', '#4E6A6D'],
    lamps: { share: 0, color: '#F7DDA8' },
    tone: seenIn('#FFFFFF', 0.04),
  },
  dusk: {
    hour: 'dusk',
    sky: ['#4E6468', '#A79A8C', '#EDBE8B'],
    sun: { color: '#FFD9A0', strength: 0.8, x: 0.28, y: 0.66 },
    hills: ['#8D8A80', '#44584F'],
    ground: ['#8C8472', '#46564A'],
    leaf: ['#22382E', '#4B6350'],
    glass: ['#8B9391', '#33474A'],
    lamps: { share: 0.42, color: '#F8D08A' },
    tone: seenIn('#6B5F57', 0.3),
  },
  evening: {
    hour: 'evening',
    sky: ['#1B2A2A', '#3F5654', '#C08F62'],
    sun: { color: '#F0B97A', strength: 0.5, x: 0.7, y: 0.72 },
    hills: ['#52605A', '#22332C'],
    ground: ['#3C463D', '#18241E'],
    leaf: ['#131F19', '#2C4236'],
    glass: ['#46585A', '#1A2829'],
    lamps: { share: 0.55, color: '#F6CB85' },
    tone: seenIn('#1E2B2A', 0.52),
  },
  monsoon: {
    hour: 'monsoon',
    sky: ['#7F8F90', '#AEB8B4', '#D8DAD0'],
    sun: undefined,
    hills: ['#97A8A0', '#4F7362'],
    ground: ['#9FAA95', '#55735D'],
    leaf: ['#234A39', '#56835F'],
    glass: ['#A5B3B2', '#4A5E5E'],
    lamps: { share: 0.16, color: '#F4D598' },
    tone: seenIn('#7C8B88', 0.2),
  },
};
