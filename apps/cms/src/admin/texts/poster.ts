/** What Strapi's texts keep of a picture from the library; its server refuses one that lacks any of these. */
const KEPT = [
  'name',
  'alternativeText',
  'url',
  'caption',
  'width',
  'height',
  'formats',
  'hash',
  'ext',
  'mime',
  'size',
  'previewUrl',
  'provider',
  'provider_metadata',
  'createdAt',
  'updatedAt',
];

export type Poster = { url: string; name: string; alternativeText?: string | null };

const isPoster = (value: object): value is Poster =>
  'url' in value && typeof value.url === 'string' && 'name' in value && typeof value.name === 'string';

/** A picture as a text keeps it; `null` for what is none. */
export function posterOf(file: unknown): Poster | null {
  if (typeof file !== 'object' || file === null) return null;
  const kept: object = Object.fromEntries(KEPT.map((key) => [key, Reflect.get(file, key)]));
  if (!isPoster(kept)) return null;
  // As Strapi does for a picture it inserts; Publish asks for words of the editor's own.
  return { ...kept, alternativeText: kept.alternativeText || kept.name };
}
