import type { FileUse } from '../../../publishing/file-uses/file-use';

/** A file of the library and the places that use it. */
export type LibraryEntry = {
  id: number;
  name: string;
  /** A small picture of it; null: it is none, or a gated one. */
  thumbnail: string | null;
  uses: FileUse[];
};

/** One page of the library, by name. */
export type LibraryPage = {
  files: LibraryEntry[];
  /** How many there are on all pages. */
  total: number;
  page: number;
  pageSize: number;
};
