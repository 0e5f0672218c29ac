import { z } from 'zod';
import { Refusal } from '../step.ts';
import type { Archive } from './write-archive.ts';

/** A database as it was at one moment, while others go on writing to it. */
export type Snapshot = {
  /** The files that its media library speaks of, by their names. */
  namedFiles(): Promise<string[]>;
  /** Writes all of it. @returns the rows of each table */
  dump(archive: Archive): Promise<Record<string, number>>;
  close(): Promise<void>;
};

/** Where a database is: the address of a Postgres, or SQLite's file. */
export type DatabasePlace = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export const NAMED_FILES = 'select hash, ext, formats from files';

const storedName = z.object({ hash: z.string(), ext: z.string().nullish() });
const formats = z.record(z.string(), storedName).nullish();
const fileRows = z.array(
  storedName.extend({
    // SQLite keeps JSON as text.
    formats: z.union([z.string().transform((text) => formats.parse(JSON.parse(text))), formats]),
  }),
);

/** Of rows of the media library, everything that is stored for them: originals and what was made of them. */
export function storedNamesOf(rows: unknown): string[] {
  return fileRows
    .parse(rows)
    .flatMap((row) => [row, ...Object.values(row.formats ?? {})])
    .map(({ hash, ext }) => `${hash}${ext ?? ''}`);
}

/** For a place without the tables of a CMS. */
export const nothingToBackUp = (place: string) =>
  new Refusal(`${place} holds no database of this CMS: start it once, or set where its database is.`);
