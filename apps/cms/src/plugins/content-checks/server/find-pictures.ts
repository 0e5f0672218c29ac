import { z } from 'zod';
import { pictureMistakes } from '../../../publishing/mistakes/picture-mistakes';
import type { Found } from './find-in-project';

// The upload takes 20 MB; a photograph of 2560 px that was saved with care has a tenth of this.
const HEAVY_KB = 8000;

const file = z.object({ mime: z.string().startsWith('image/'), size: z.number(), name: z.string() });

function* heavyPictures(value: unknown, path: (string | number)[] = []): Generator<Found> {
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) yield* heavyPictures(one, [...path, at]);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const { data: picture } = file.safeParse(value);
  if (picture && picture.size > HEAVY_KB) {
    const megabytes = Math.round(picture.size / 1000);
    yield {
      check: 'picture',
      field: path.join('.'),
      what: `${picture.name} weighs ${megabytes} MB. Save it anew with less, at most 2560 px wide, and replace the file.`,
    };
  }
  if (picture) return;
  for (const [name, inner] of Object.entries(value)) yield* heavyPictures(inner, [...path, name]);
}

/** Pictures of a live entry that say nothing to who cannot see them, are too small for their place, or too heavy. */
export function* findPictures(fields: Record<string, unknown>): Generator<Found> {
  for (const { path, message } of pictureMistakes(fields))
    yield { check: 'picture', field: path.join('.'), what: message };
  yield* heavyPictures(fields);
}
