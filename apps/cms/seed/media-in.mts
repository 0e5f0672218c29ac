import { MediaFile } from './schemas/media-file.mts';

/** A checked seed entry, or any part of one. */
export type SeedValue = unknown;

/** Every picture and file named anywhere in `value`, each file once. */
export function mediaIn(value: SeedValue): MediaFile[] {
  const found = new Map<string, MediaFile>();
  walk(value, found);
  return [...found.values()];
}

function walk(value: SeedValue, found: Map<string, MediaFile>): void {
  if (value instanceof MediaFile) {
    if (!found.has(value.file)) found.set(value.file, value);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) walk(part, found);
  }
}

/**
 * A copy of `value` with the media library's id in place of every file, as the Document Service wants it.
 * @throws Error when a file has no id: it was not uploaded.
 */
export function withMediaIds(value: SeedValue, ids: ReadonlyMap<string, number>): SeedValue {
  if (value instanceof MediaFile) {
    const id = ids.get(value.file);
    if (id === undefined) throw new Error(`media/${value.file} has not been uploaded.`);
    return id;
  }
  if (Array.isArray(value)) return value.map((part) => withMediaIds(part, ids));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withMediaIds(part, ids)]));
  }
  return value;
}
