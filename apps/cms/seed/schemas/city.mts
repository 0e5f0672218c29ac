import { z } from 'zod';
import { line, text } from './fields.mts';

const spot = { latitude: z.number().min(6).max(38), longitude: z.number().min(68).max(98) };
const km = z.number().min(0.1).max(40);

/** A city with its map and its localities: two content types, one file. */
export const city = z.strictObject({
  name: line(60),
  state: line(60),
  ...spot,
  reachKm: z.int().min(5).max(150),
  landmarks: line(160),
  lines: z.array(
    z.strictObject({ name: line(80), kind: z.enum(['river', 'road', 'metro']), points: text(4000) }),
  ),
  marks: z.array(
    z.strictObject({
      name: line(40),
      kind: z.enum(['hill', 'station']),
      ...spot,
      kmWide: km.optional(),
      kmHigh: km.optional(),
    }),
  ),
  localities: z.array(z.strictObject({ name: line(80), ...spot })),
});
