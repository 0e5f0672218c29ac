import { z } from 'zod';
import { inWords, leastSizes } from './least-sizes';
import type { Mistake } from './mistake';

const LEAST = new Map(Object.entries(leastSizes));

/** Drawn beside a word that says the same. */
const DECORATIVE = ['icon', 'favicon'];

const picture = z.object({
  mime: z.string().startsWith('image/'),
  alternativeText: z.string().nullish(),
  name: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
});

const pictureInText = z.object({
  type: z.literal('image'),
  image: z.unknown(),
  children: z.array(z.unknown()),
});

function* ofPicture(
  given: z.infer<typeof picture>,
  path: Mistake['path'],
  field: string,
): Generator<Mistake> {
  const told = given.alternativeText?.trim();
  // The editor of texts fills in the name of the file where nothing is said.
  if (!DECORATIVE.includes(field) && (!told || told === given.name))
    yield { path, message: 'Say in its alternative text what is seen: some visitors hear the page.' };
  const least = LEAST.get(field);
  const { width, height } = given;
  if (least && width && height && (width < least.width || height < least.height))
    yield {
      path,
      message: `This picture has ${inWords({ width, height })} px. Here it needs at least ${inWords(least)}.`,
    };
}

/** Pictures, anywhere in an entry, that are too small for their place or say nothing to who cannot see them. */
export function* pictureMistakes(value: unknown, path: Mistake['path'] = [], field = ''): Generator<Mistake> {
  if (Array.isArray(value)) {
    // Several files of one field share its place in the form, and so does all that stands in a text.
    const isField = value.some((one) => picture.safeParse(one).success);
    for (const [at, one] of value.entries()) {
      const { data } = pictureInText.safeParse(one);
      if (data) yield* pictureMistakes(data.image, path, 'pictureInText');
      else yield* pictureMistakes(one, isField ? path : [...path, at], field);
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const file = picture.safeParse(value);
  if (file.success) return yield* ofPicture(file.data, path, field);
  for (const [name, inner] of Object.entries(value)) yield* pictureMistakes(inner, [...path, name], name);
}
