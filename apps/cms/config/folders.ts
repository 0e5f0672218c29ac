import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

type Env = (key: string) => string | undefined;

/** What everybody may fetch: `uploads/` in it holds the media library's open files. */
export const publicFolder = (env: Env): string => path.resolve(env('PUBLIC_FOLDER') || 'public');

// As the system sees it: links are followed as far as anything exists.
function real(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  return path.join(real(path.dirname(folder)), path.basename(folder));
}

/** @throws Error with one sentence naming the variable, when everybody could fetch what lies in the folder */
function outsidePublic(env: Env, name: string, folder: string): string {
  const way = path.relative(real(publicFolder(env)), real(folder));
  if (way === '' || !(way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way))) {
    throw new Error(
      `${name} is "${folder}", inside PUBLIC_FOLDER, where everybody may fetch what lies in it: set it to a folder outside.`,
    );
  }
  return folder;
}

/**
 * Where gated files lie, which nobody fetches without a pass.
 * @throws Error with one sentence naming the variable, when everybody could
 */
export const privateFolder = (env: Env): string =>
  outsidePublic(env, 'PRIVATE_FOLDER', path.resolve(env('PRIVATE_FOLDER') || 'private'));

/**
 * Where it is remembered who was erased; all instances share it.
 * @throws Error with one sentence naming the variable, when it is inside the public folder
 */
export const erasureFolder = (env: Env): string =>
  outsidePublic(env, 'ERASURE_FOLDER', path.resolve(env('ERASURE_FOLDER') || '.run/erasures'));
