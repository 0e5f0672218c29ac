import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

type Env = (key: string) => string | undefined;

/** What everybody may fetch: `uploads/` in it holds the media library's open files. */
export const publicFolder = (env: Env): string => path.resolve(env('PUBLIC_FOLDER') || 'public');

/** Where it is remembered who was erased; all instances share it. */
export const erasureFolder = (env: Env): string => path.resolve(env('ERASURE_FOLDER') || '.run/erasures');

// As the system sees it: links are followed as far as anything exists.
function real(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  return path.join(real(path.dirname(folder)), path.basename(folder));
}

/**
 * Where gated files lie, which nobody fetches without a pass.
 * @throws Error with one sentence naming the variable, when everybody could
 */
export function privateFolder(env: Env): string {
  const folder = path.resolve(env('PRIVATE_FOLDER') || 'private');
  const way = path.relative(real(publicFolder(env)), real(folder));
  if (way === '' || !(way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way))) {
    throw new Error(
      `PRIVATE_FOLDER is "${folder}", inside PUBLIC_FOLDER, where everybody may fetch what lies in it: set it to a folder outside.`,
    );
  }
  return folder;
}
