import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { copyFile, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import type { GatesConfig } from '../../config/gates';
import { isError } from './is-error';

/** The first and last byte that are asked for. */
export type ByteRange = { start: number; end: number };

/**
 * The files that nobody fetches by their names. Each of these may be repeated after a crash, whatever it had come to:
 * a file that lies on both sides is on its way, and the move is finished with the copy it came from.
 */
export type PrivateFiles = {
  /** Writes a file whole or not at all, in place of one of the same name. */
  put(name: string, content: Readable): Promise<void>;
  /** Takes a file out of the public folder; nothing happens when it is not there. */
  takeIn(name: string): Promise<void>;
  /** Puts a file into the public folder, in place of one of the same name; nothing happens when it is not here. */
  letOut(name: string): Promise<void>;
  /** @returns null when there is none; the stream must be read or destroyed */
  read(name: string, range?: (size: number) => ByteRange | undefined): Promise<FoundFile | null>;
  delete(name: string): Promise<void>;
  names(): Promise<Set<string>>;
  /** Where programs of this machine read a file. */
  pathOf(name: string): string;
};
export type FoundFile = { content: Readable; size: number; range: ByteRange | undefined };

const UNFINISHED = '.part';
const OWNER_ONLY = 0o700;

async function move(source: string, target: string): Promise<void> {
  try {
    await rename(source, target);
  } catch (error) {
    if (isError(error, 'ENOENT') && !existsSync(source)) return;
    if (!isError(error, 'EXDEV')) throw error;
    // Another disk: whole under its name before it is gone from where it was.
    const unfinished = path.join(path.dirname(target), `.${randomUUID()}${UNFINISHED}`);
    try {
      await copyFile(source, unfinished);
      await rename(unfinished, target);
    } finally {
      await rm(unfinished, { force: true });
    }
    await rm(source, { force: true });
  }
}

/** Private files in a folder of this machine, or of one that all instances share. */
export function privateFilesOnDisk(folder: string, uploads: string): PrivateFiles {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const pathOf = (name: string) => path.join(folder, path.basename(name));
  const openPathOf = (name: string) => path.join(uploads, path.basename(name));

  return {
    pathOf,
    async put(name, content) {
      const unfinished = path.join(folder, `.${randomUUID()}${UNFINISHED}`);
      try {
        await pipeline(content, createWriteStream(unfinished));
        await rename(unfinished, pathOf(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    takeIn: (name) => move(openPathOf(name), pathOf(name)),
    letOut: (name) => move(pathOf(name), openPathOf(name)),
    async read(name, rangeIn = () => undefined) {
      try {
        const file = await open(pathOf(name));
        const { size } = await file.stat();
        const range = rangeIn(size);
        return { content: file.createReadStream(range), size, range };
      } catch (error) {
        if (isError(error, 'ENOENT')) return null;
        throw error;
      }
    },
    delete: (name) => rm(pathOf(name), { force: true }),
    async names() {
      return new Set((await readdir(folder)).filter((name) => !name.endsWith(UNFINISHED)));
    },
  };
}

/** Those of this Strapi; the extension of the upload plugin makes it. */
export const privateFilesOf = (strapi: Core.Strapi): PrivateFiles =>
  strapi.plugin('upload').service('private-files');

export function createPrivateFiles(strapi: Core.Strapi): PrivateFiles {
  const { privateFolder } = strapi.config.get<GatesConfig>('gates');
  return privateFilesOnDisk(privateFolder, path.join(strapi.dirs.static.public, 'uploads'));
}
