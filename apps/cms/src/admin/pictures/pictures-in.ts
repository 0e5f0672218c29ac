/** A picture of a form, by what the library calls it. */
export type FormPicture = { id: number; name: string; words: string };

/** Drawings, which the site shows whole. */
const NEVER_CUT = new Set(['icon', 'logo', 'favicon', 'floorPlans']);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function pictureOf(file: object): FormPicture | null {
  const id: unknown = Reflect.get(file, 'id');
  if (typeof id !== 'number' || !text(Reflect.get(file, 'mime')).startsWith('image/')) return null;
  return { id, name: text(Reflect.get(file, 'name')), words: text(Reflect.get(file, 'alternativeText')) };
}

/** The pictures in the values of a form, in its order, each once: in its parts, in lists of them and in texts. */
export function picturesIn(values: unknown): FormPicture[] {
  const found = new Map<number, FormPicture>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('mime' in value) {
      const picture = pictureOf(value);
      if (picture && !found.has(picture.id)) found.set(picture.id, picture);
      return;
    }
    for (const [field, inner] of Object.entries(value)) if (!NEVER_CUT.has(field)) walk(inner);
  };
  walk(values);
  return [...found.values()];
}
