/** The kinds of file an editor can put on the site. */
export type FileType = {
  mime: string;
  /** As an editor knows it. */
  label: string;
  /** What its name may end in; the first is what it is called when it has no ending. */
  extensions: readonly string[];
  /** Other names for the type that some systems send. */
  aliases?: readonly string[];
};

export const pictureFormats = ['jpeg', 'png', 'webp', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const pictureTypes: Record<PictureFormat, FileType> = {
  jpeg: {
    mime: 'image/jpeg',
    label: 'JPEG',
    extensions: ['.jpg', '.jpeg'],
    aliases: ['image/jpg', 'image/pjpeg'],
  },
  png: { mime: 'image/png', label: 'PNG', extensions: ['.png'] },
  webp: { mime: 'image/webp', label: 'WebP', extensions: ['.webp'] },
  avif: { mime: 'image/avif', label: 'AVIF', extensions: ['.avif'] },
};

export const filmFormats = ['mp4', 'webm'] as const;
export type FilmFormat = (typeof filmFormats)[number];

export const filmTypes: Record<FilmFormat, FileType> = {
  mp4: { mime: 'video/mp4', label: 'MP4', extensions: ['.mp4', '.m4v'], aliases: ['video/x-m4v'] },
  webm: { mime: 'video/webm', label: 'WebM', extensions: ['.webm'] },
};

export const pdfType: FileType = { mime: 'application/pdf', label: 'PDF', extensions: ['.pdf'] };

/** The MIME types of pictures that get variants. */
export const pictureMimes = pictureFormats.map((format) => pictureTypes[format].mime);

/** The format of a picture by its MIME type; undefined for documents and anything unknown. */
export const formatOfMime = (mime: string | null | undefined) =>
  pictureFormats.find((format) => pictureTypes[format].mime === mime);

const UNKNOWN = 'application/octet-stream';

/** The MIME type of a stored file, by what its name ends in. */
export function mimeOfName(name: string): string {
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
  const types = [...Object.values(pictureTypes), ...Object.values(filmTypes), pdfType];
  return types.find(({ extensions }) => extensions.includes(ending))?.mime ?? UNKNOWN;
}
