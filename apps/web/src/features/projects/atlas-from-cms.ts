import { z } from 'zod/mini';
import { amount, listOf, requiredText, text } from '../../cms/fields';
import { type OnBadEntry, parseEntries } from '../../cms/parse-entries';
import type { City, Locality, Place } from './atlas';

/** What a visitor's browser is to draw at most, whatever was typed. */
const MOST_POINTS = 80;
const FEWEST_POINTS = 2;
const REACH_KM = 40;

const lineKinds = ['river', 'road', 'metro'] as const;
const markKinds = ['hill', 'station'] as const;
const degrees = (most: number) =>
  amount.check(
    z.refine((value) => value !== null && Math.abs(value) <= most, { error: 'is no place on earth' }),
  );
const spot = { latitude: degrees(90), longitude: degrees(180) };

/** What does not fit keeps no city off the site: it is not drawn. */
const rubbish = z.optional(z.unknown());

/** One entry of `GET /api/cities`. */
const rawCity = z.object({
  documentId: z.string(),
  name: requiredText,
  ...spot,
  reachKm: amount,
  landmarks: text,
  lines: listOf(z.object({ kind: rubbish, points: rubbish })),
  marks: listOf(
    z.object({
      kind: rubbish,
      name: rubbish,
      latitude: rubbish,
      longitude: rubbish,
      kmWide: rubbish,
      kmHigh: rubbish,
    }),
  ),
});
/** One entry of `GET /api/localities`. */
const rawLocality = z.object({
  documentId: z.string(),
  name: requiredText,
  city: z.nullish(z.object({ documentId: z.string() })),
  ...spot,
});

const POINT = /^\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*$/;

/** The points of a line, one `18.5550, 73.6200` below the other. What is no point is left out. */
function pointsFrom(typed: unknown): Place[] {
  if (typeof typed !== 'string') return [];
  return typed
    .split('\n')
    .flatMap((line): Place[] => {
      const [, latitude, longitude] = POINT.exec(line) ?? [];
      return latitude && longitude ? [[Number(longitude), Number(latitude)]] : [];
    })
    .filter(([longitude, latitude]) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)
    .slice(0, MOST_POINTS);
}

const numberFrom = (value: unknown): number | null => {
  const read = amount.safeParse(value);
  return read.success && read.data !== null && Number.isFinite(read.data) ? read.data : null;
};
const sizeFrom = (value: unknown): number => Math.min(Math.max(numberFrom(value) ?? 1, 0.1), REACH_KM);

type RawMark = z.infer<typeof rawCity>['marks'][number];

function marksOf(marks: RawMark[], kind: (typeof markKinds)[number]) {
  return marks.flatMap((mark) => {
    const [longitude, latitude] = [numberFrom(mark.longitude), numberFrom(mark.latitude)];
    if (mark.kind !== kind || longitude === null || latitude === null) return [];
    const name = typeof mark.name === 'string' ? mark.name.trim() : '';
    return [{ ...mark, name, at: [longitude, latitude] as const }];
  });
}

function cityFromCms({ latitude, longitude, lines, marks, ...raw }: z.infer<typeof rawCity>): City {
  const drawn = (kind: (typeof lineKinds)[number]) =>
    lines
      .filter((line) => line.kind === kind)
      .map(({ points }) => pointsFrom(points))
      .filter((points) => points.length >= FEWEST_POINTS);
  return {
    documentId: raw.documentId,
    name: raw.name,
    centre: [longitude ?? 0, latitude ?? 0],
    reachKm: raw.reachKm ?? REACH_KM,
    landmarks: raw.landmarks,
    rivers: drawn('river'),
    roads: drawn('road'),
    metro: {
      lines: drawn('metro'),
      stations: marksOf(marks, 'station').map(({ name, at }) => ({ name, at })),
    },
    hills: marksOf(marks, 'hill').map(({ name, at, kmWide, kmHigh }) => ({
      name,
      at,
      kmWide: sizeFrom(kmWide),
      kmHigh: sizeFrom(kmHigh),
    })),
  };
}

/**
 * The cities as the CMS sent them, a bad one left out, and of a map what cannot be drawn.
 * @throws CmsError `malformed`
 */
export const citiesFromCms = (data: unknown, onBadEntry: OnBadEntry): City[] =>
  parseEntries('cities', rawCity, data, onBadEntry).map(cityFromCms);

/**
 * The localities as the CMS sent them, a bad one left out.
 * @throws CmsError `malformed`
 */
export const localitiesFromCms = (data: unknown, onBadEntry: OnBadEntry): Locality[] =>
  parseEntries('localities', rawLocality, data, onBadEntry).map(
    ({ documentId, name, city, latitude, longitude }) => ({
      documentId,
      name,
      city: city?.documentId ?? null,
      at: [longitude ?? 0, latitude ?? 0],
    }),
  );
