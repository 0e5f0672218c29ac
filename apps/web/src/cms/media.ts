import { z } from 'zod/mini';
import { paths } from '../config/paths';

const rawFormat = z.object({ url: z.string(), width: z.number(), height: z.number() });

const rawFile = z.object({
  url: z.string(),
  alternativeText: z.nullish(z.string()),
  caption: z.nullish(z.string()),
  mime: z.string(),
  size: z.nullish(z.number()),
});

/** A picture as Strapi sends it; `null` where the editor left it empty. */
export const rawPicture = z.nullish(
  z.extend(rawFile, {
    width: z.nullish(z.number()),
    height: z.nullish(z.number()),
    formats: z.nullish(z.record(z.string(), z.unknown())),
  }),
);
export type RawPicture = z.infer<typeof rawPicture>;
export const rawPictures = z.nullish(z.array(rawPicture));

/** A document (a brochure) as Strapi sends it. */
export const rawDocument = z.nullish(rawFile);

/** One size of a picture; `width` and `height` in pixels. */
export type PictureSource = { src: string; width: number; height: number };
/** A picture from the site's own origin. `sources` go from narrow to wide and include the picture itself. */
export type Picture = PictureSource & { alt: string; caption: string; sources: PictureSource[] };

/**
 * The address of an uploaded file on the site's own origin, so that no second connection is opened.
 * Files that live elsewhere keep their address.
 */
export function mediaPath(url: string): string {
  const uploads = '/uploads/';
  const at = url.indexOf(uploads);
  return at < 0 ? url : paths.media + url.slice(at + uploads.length);
}

/** @returns `null` for an empty field, or a file that is not a picture with a known size */
export function pictureFromCms(raw: RawPicture): Picture | null {
  if (!raw?.width || !raw.height) return null;
  const itself = { src: mediaPath(raw.url), width: raw.width, height: raw.height };
  const narrower = Object.values(raw.formats ?? {}).flatMap((value) => {
    const format = rawFormat.safeParse(value);
    if (!format.success || format.data.width >= itself.width) return [];
    return [{ ...format.data, src: mediaPath(format.data.url) }];
  });
  const sources = [...narrower, itself]
    .map(({ src, width, height }) => ({ src, width, height }))
    .sort((one, other) => one.width - other.width);
  return { ...itself, alt: raw.alternativeText ?? '', caption: raw.caption ?? '', sources };
}

/** The pictures of a multiple media field, without the unusable ones. */
export function picturesFromCms(raw: readonly RawPicture[] | null | undefined): Picture[] {
  return (raw ?? []).map(pictureFromCms).filter((picture) => picture !== null);
}
