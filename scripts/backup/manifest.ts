import path from 'node:path';
import { z } from 'zod';
import { Refusal } from '../step.ts';

/** Of what this release writes; a newer one is refused. */
export const FORMAT = 1;
export const HEADER_PATH = 'backup.json';
export const MANIFEST_PATH = 'manifest.json';
export const SQLITE_PATH = 'database/sahyara.db';
export const SCHEMA_PATH = 'database/schema.json';
export const ROWS_FOLDER = 'database/rows';

const count = z.int().nonnegative();

/** The first entry of a backup. */
const header = z.object({
  format: z.int().positive(),
  /** When it was begun. */
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The commit that wrote it, where git could tell. */
  release: z.string().nullable(),
});
export type Header = z.infer<typeof header>;

/** The last entry: what stands before it, so that a backup without it is half of one. */
const manifest = z.object({
  /** Where a path stands twice in the archive, the later entry counts. */
  files: z.array(z.object({ path: z.string(), bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
  /** Rows of each table. */
  tables: z.record(z.string(), count),
  /** Files that the media library names and no folder has had, before the backup as well. */
  lost: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

function parse<T>(schema: z.ZodType<T>, text: string, file: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    throw new Refusal(`${file} is no backup of this CMS: what it says of itself cannot be read.`);
  }
}

/** @throws Refusal when it is foreign, or of a newer release */
export function readHeader(text: string, file: string): Header {
  const { format } = parse(z.looseObject({ format: z.int().positive() }), text, file);
  if (format > FORMAT) {
    throw new Refusal(
      `${file} has format ${format}, and this release reads ${FORMAT}: restore it with the release that wrote it, or a newer one.`,
    );
  }
  return parse(header, text, file);
}

/** @throws Refusal when it is no manifest */
export const readManifest = (text: string, file: string): Manifest => parse(manifest, text, file);

const FOLDERS = ['public/uploads', 'private', 'spool', 'erasures', 'database'];

/** Whether an entry stays below the folders a backup has, wherever it is unpacked. */
export function isOwnPath(name: string): boolean {
  if (name === HEADER_PATH || name === MANIFEST_PATH) return true;
  return (
    FOLDERS.some((folder) => name.startsWith(`${folder}/`)) &&
    path.posix.normalize(name) === name &&
    !/[\\\0]|\/$/.test(name)
  );
}
