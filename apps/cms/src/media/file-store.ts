import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';

/** `open`: everybody may fetch it; `private`: nobody without a pass. */
export type Side = 'open' | 'private';
/** The first and last byte that are asked for. */
export type ByteRange = { start: number; end: number };
export type StoredFacts = { size: number; etag: string | null; modified: Date | null };
export type FoundFile = StoredFacts & { content: Readable; range: ByteRange | undefined };

/**
 * Where the files of the library lie, by their names. Each of these may be repeated after a crash, whatever it had
 * come to: a file that lies on both sides is on its way, and the move is finished with the copy it came from.
 */
export type FileStore = {
  /** Writes a file whole or not at all, in place of one of the same name. It comes in on the private side. */
  put(name: string, content: Readable): Promise<void>;
  /** Brings a file from the open side to the private one; nothing happens when it is not there. */
  takeIn(name: string): Promise<void>;
  /** Brings a file from the private side to the open one, in place of one of the same name; or nothing happens. */
  letOut(name: string): Promise<void>;
  /** @returns null when there is none */
  facts(side: Side, name: string): Promise<StoredFacts | null>;
  /** @returns null when there is none; the stream must be read or destroyed */
  read(
    side: Side,
    name: string,
    rangeIn?: (size: number) => ByteRange | undefined,
  ): Promise<FoundFile | null>;
  /** Removes a file from both sides. */
  delete(name: string): Promise<void>;
  /** Gives a file on the private side another name, in place of one that has it. @throws Error when it is not there */
  rename(from: string, to: string): Promise<void>;
  /** Without those that begin with a dot: what was not finished. */
  names(side: Side): Promise<Set<string>>;
  /**
   * Lets programs of this machine read a file, for as long as the work lasts.
   * @throws Error when there is none
   */
  withPath<T>(side: Side, name: string, work: (file: string) => Promise<T>): Promise<T>;
  /** Whether everything above can be done. @throws Error with one sentence for the operator, when it never will */
  check(): Promise<void>;
};

/** The store of files does not answer, or refuses. The message is for the editor. */
export class FilesAway extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? ('code' in cause && cause.code) || cause.name : cause;
    super(`The store of files cannot be reached just now (${reason}): try again in a moment.`, { cause });
  }
}

/** Under which Strapi keeps it. */
export const FILE_STORE = 'file-store';

/** The one of this Strapi; `openFileStore` has brought it. */
export const fileStoreOf = (strapi: Core.Strapi): FileStore => strapi.get(FILE_STORE);

/**
 * Ends a start with settings that can never work. Where the store is only away, enquiries are taken all the same.
 * @throws Error with one sentence naming the variable
 */
export async function checkFileStore(strapi: Core.Strapi): Promise<void> {
  try {
    await fileStoreOf(strapi).check();
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error;
    strapi.log.error(
      `${error.message} Until then nothing can be uploaded, and pictures come from copies alone.`,
    );
  }
}
