import type { KeptFile } from './kept-file';

/** A picture's file, by its name: a variant of some width, or the original (apps/cms/src/media/stored-picture.ts). */
const VARIANT = /^(?<version>(?<picture>.+)_[\da-f]{8}_[\da-f]{4})_(?<width>\d+)\.(?<kind>avif|webp)$/;
const ORIGINAL = /^(?<picture>.+)\.(?<kind>\w+)$/;

type Named = { picture: string; version: string | null; width: number; kind: string };

function named(name: string): Named | null {
  const variant = VARIANT.exec(name)?.groups;
  if (variant) {
    const { picture = '', version = '', width, kind = '' } = variant;
    return { picture, version, width: Number(width), kind };
  }
  const { picture, kind } = ORIGINAL.exec(name)?.groups ?? {};
  if (picture === undefined || kind === undefined) return null;
  return { picture, version: null, width: Number.POSITIVE_INFINITY, kind };
}

/** The same version of the same picture; an original does not say which version it is. */
const isSame = (one: Named, other: Named) =>
  one.picture === other.picture &&
  (one.version === null || other.version === null || one.version === other.version);

/** Wide enough and no wider, else as wide as there is; the kind that was asked for, where both do. */
function isBetter(one: Named, other: Named, asked: Named): boolean {
  const [fits, otherFits] = [one.width >= asked.width, other.width >= asked.width];
  if (fits !== otherFits) return fits;
  if (one.width !== other.width) return fits ? one.width < other.width : one.width > other.width;
  return one.kind === asked.kind;
}

/**
 * The kept file that shows most nearly what was asked for: another size of the same picture.
 * @param accept what the browser can read; every browser reads WebP
 */
export function standInFor(
  name: string,
  files: Iterable<Pick<KeptFile, 'name' | 'type'>>,
  accept: string | null,
): string | null {
  const asked = named(name);
  if (!asked) return null;
  const readsAvif = asked.kind === 'avif' || (accept ?? '').includes('image/avif');
  const isReadable = (type: string) => type.startsWith('image/') && (type !== 'image/avif' || readsAvif);
  let best: { name: string; as: Named } | null = null;
  for (const { name: other, type } of files) {
    if (!other.startsWith(asked.picture) || other === name || !isReadable(type)) continue;
    const as = named(other);
    if (!as || !isSame(asked, as)) continue;
    if (best === null || isBetter(as, best.as, asked)) best = { name: other, as };
  }
  return best?.name ?? null;
}
