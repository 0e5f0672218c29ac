import { z } from 'zod';
import type { Side } from './file-store';

export const FILE_UID = 'plugin::upload.file';

const storedName = z.object({ hash: z.string(), ext: z.string() });
export type StoredName = z.infer<typeof storedName>;

/** A row of the media library, as far as it says what lies where. */
export const libraryFile = z.object({
  id: z.int(),
  documentId: z.string(),
  ...storedName.shape,
  mime: z.string(),
  formats: z.record(z.string(), z.looseObject(storedName.shape)).nullish(),
  unfinishedFiles: z.array(storedName).nullish(),
  /** The projects whose passes open it; null: it is open to everybody. */
  gatedBy: z.array(z.string()).nullish(),
  gatePreview: z.string().nullish(),
});
export type LibraryFile = z.infer<typeof libraryFile>;

/** Where a file and all that was made of it belong. */
export const sideOf = ({ gatedBy }: Pick<LibraryFile, 'gatedBy'>): Side => (gatedBy ? 'private' : 'open');

export const fileName = ({ hash, ext }: StoredName) => hash + ext;

/** Everything that is stored of a file: the original, and what was made of it, also if that is not finished. */
export const namesOf = (
  file: Pick<LibraryFile, 'hash' | 'ext' | 'formats' | 'unfinishedFiles'>,
): string[] => [
  ...new Set([file, ...Object.values(file.formats ?? {}), ...(file.unfinishedFiles ?? [])].map(fileName)),
];
