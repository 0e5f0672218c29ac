import { z } from 'zod/mini';
import { paths } from '../config/paths';

const positive = z.int().check(z.positive());

/** One size of a picture as the CMS keeps it beside the original. */
const rawVariant = z.object({
  // Printable ASCII: anything else would fall apart in a list of addresses.
  url: z.string().check(z.regex(/^[!-~]+$/)),
  width: positive,
  height: positive,
  mime: z.enum(['image/avif', 'image/webp']),
});
const rawVariants = z.catch(z.record(z.string(), z.unknown()), {});
/** Under which the CMS gives gated files to the bearers of passes. */
export const GATED_FILES = '/gated/';

// Some sixteen pixels; anything longer would weigh down every page it stands on.
const PLACEHOLDER_CHARACTERS = 300;
const rawPlaceholder = z.catch(
  z.nullable(
    z.string().check(z.maxLength(PLACEHOLDER_CHARACTERS), z.regex(/^data:image\/webp;base64,[\w+/]+={0,2}$/)),
  ),
  null,
);
// Blurred pixels that stand for a gated picture; two or three hundred characters each.
const PREVIEW_CHARACTERS = 1500;
const rawPreview = z.catch(
  z.string().check(z.maxLength(PREVIEW_CHARACTERS), z.regex(/^data:image\/webp;base64,[\w+/]+={0,2}$/)),
  '',
);
const rawColour = z.catch(z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i))), null);

const percent = z.number().check(z.minimum(0), z.maximum(100));
const rawFocus = z.catch(z.nullable(z.object({ x: percent, y: percent })), null);

const rawFile = z.object({
  url: z.string(),
  alternativeText: z.nullish(z.string()),
  caption: z.nullish(z.string()),
  mime: z.string(),
  size: z.nullish(z.number()),
  // The CMS keeps the file back: its `url` is a blurred preview, or nothing.
  gated: z.nullish(z.boolean()),
});

/** A picture as Strapi sends it; `null` where the editor left it empty. */
export const rawPicture = z.nullish(
  z.extend(rawFile, {
    width: z.nullish(z.number()),
    height: z.nullish(z.number()),
    // Made after the upload, by a queue: absent for a while, or for good where the file lives elsewhere.
    formats: z.optional(z.unknown()),
    placeholder: z.optional(z.unknown()),
    dominantColour: z.optional(z.unknown()),
    focalPoint: z.optional(z.unknown()),
  }),
);
export type RawPicture = z.infer<typeof rawPicture>;
export const rawPictures = z.nullish(z.array(rawPicture));

const rawSha256 = z.catch(z.nullable(z.string().check(z.regex(/^[\da-f]{64}$/))), null);

/** A document (a brochure, a certificate) as Strapi sends it. */
export const rawDocument = z.nullish(z.extend(rawFile, { sha256: z.optional(rawSha256) }));

/** A film as Strapi sends it. */
export const rawFilm = z.nullish(rawFile);

/** One size of a picture; `width` and `height` in pixels. */
export type PictureSource = { src: string; width: number; height: number };
/** The point of a picture that no crop may lose, in per cent of its width and height from the left and the top. */
export type Focus = { x: number; y: number };
/** A picture from the site's own origin: the original, and its variants of each kind from narrow to wide. */
export type Picture = PictureSource & {
  alt: string;
  caption: string;
  mime: string;
  avif: PictureSource[];
  webp: PictureSource[];
  /** The picture in a few pixels, as a data URI; `null` while none is made. */
  placeholder: string | null;
  /** `#rrggbb` */
  colour: string | null;
  /** Where the editor has set one; all other crops show the middle. */
  focus?: Focus;
};

/**
 * The address of an uploaded file on the site's own origin, so that no second connection is opened.
 * Files that live elsewhere keep their address.
 */
export function mediaPath(url: string): string {
  if (url.startsWith(GATED_FILES)) return paths.media + url.slice(1);
  const uploads = '/uploads/';
  const at = url.indexOf(uploads);
  return at < 0 ? url : paths.media + url.slice(at + uploads.length);
}

// A height is rounded to whole pixels: up to one in the narrowest variant of a panorama.
const SHAPE_TOLERANCE = 0.02;

/** The variants of one kind, from narrow to wide; whatever is no smaller copy of the original is left out. */
function variantsFromCms(formats: unknown, kind: 'avif' | 'webp', original: PictureSource): PictureSource[] {
  const byWidth = new Map<number, PictureSource>();
  for (const [key, value] of Object.entries(rawVariants.parse(formats))) {
    // Strapi's own `thumbnail` stands among them.
    if (!new RegExp(`^${kind}-\\d+$`).test(key)) continue;
    const variant = rawVariant.safeParse(value);
    if (!variant.success || variant.data.mime !== `image/${kind}`) continue;
    const { url, width, height } = variant.data;
    const shape = (width * original.height) / (height * original.width);
    if (width > original.width || Math.abs(shape - 1) > SHAPE_TOLERANCE) continue;
    byWidth.set(width, { src: mediaPath(url), width, height });
  }
  return [...byWidth.values()].sort((one, other) => one.width - other.width);
}

/** What may be seen of a gated picture. */
export type PicturePreview = {
  width: number;
  height: number;
  /** As a `data:` address; `''` while none is made. */
  src: string;
};

/** @returns `null` for a picture that is not gated, or without a known size */
export function previewFromCms(raw: RawPicture): PicturePreview | null {
  if (!raw?.gated || !raw.width || !raw.height) return null;
  return { width: raw.width, height: raw.height, src: rawPreview.parse(raw.url) };
}

/** @returns `null` for an empty field, a gated file, or one that is not a picture with a known size */
export function pictureFromCms(raw: RawPicture): Picture | null {
  if (raw?.gated || !raw?.width || !raw.height || !isAddress(raw.url)) return null;
  const original = { src: mediaPath(raw.url), width: raw.width, height: raw.height };
  const focus = rawFocus.parse(raw.focalPoint ?? null);
  return {
    ...original,
    alt: raw.alternativeText ?? '',
    caption: raw.caption ?? '',
    mime: raw.mime,
    avif: variantsFromCms(raw.formats, 'avif', original),
    webp: variantsFromCms(raw.formats, 'webp', original),
    placeholder: rawPlaceholder.parse(raw.placeholder ?? null),
    colour: rawColour.parse(raw.dominantColour ?? null),
    // What the pictures to share are called follows from all that stands here: nothing is added without need.
    ...(focus ? { focus } : {}),
  };
}

// Half of a surrogate pair cannot be written into an address.
const isAddress = (url: string) => url !== '' && !/\p{Surrogate}/u.test(url);

// What previews of shared links are drawn at; networks read WebP, PNG and JPEG, none of them AVIF for certain.
const SHARE_WIDTH = 1200;

/** The size of a picture that goes along with a shared link. */
export function shareSource(picture: Picture): PictureSource & { mime: string } {
  const { src, width, height, mime } = picture;
  const readable = picture.webp.map((variant) => ({ ...variant, mime: 'image/webp' }));
  if (mime !== 'image/avif' || readable.length === 0) readable.push({ src, width, height, mime });
  readable.sort((one, other) => one.width - other.width);
  const [fallback = { src, width, height, mime }] = readable.slice(-1);
  return readable.find((source) => source.width >= SHARE_WIDTH) ?? fallback;
}

/** The pictures of a multiple media field, without the unusable ones. */
export function picturesFromCms(raw: readonly RawPicture[] | null | undefined): Picture[] {
  return (raw ?? []).map(pictureFromCms).filter((picture) => picture !== null);
}
