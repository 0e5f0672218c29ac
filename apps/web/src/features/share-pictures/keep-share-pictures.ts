import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, type ShareCard } from './share-card';

type Options = {
  folder: string;
  /** @returns the bytes of a picture @throws where it cannot be had */
  fetchPicture: (src: string) => Promise<Buffer>;
  draw: (card: ShareCard, brandName: string, photo: Buffer | null) => Promise<Buffer>;
  report: (message: string, error: unknown) => void;
};

// A shared link is looked at long after its page has changed, by those who kept its old picture's address.
const KEPT_OF_A_PAGE = 3;
/** What messengers and networks draw at; nothing wider is asked for. */
const PHOTO_WIDTH = 1400;

/** The smallest variant that fills the picture; its name follows from its bytes. */
function photoOf({ picture }: ShareCard): string | null {
  if (!picture) return null;
  const { webp, src } = picture;
  return (webp.find(({ width }) => width >= PHOTO_WIDTH) ?? webp.at(-1))?.src ?? src;
}

const startOf = (pagePath: string) => createHash('sha256').update(pagePath).digest('hex').slice(0, 16);
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Draws each picture once and keeps it on disk, where it outlives a restart and an outage of the CMS. */
export function keepSharePictures({ folder, fetchPicture, draw, report }: Options) {
  const fileOf = (pagePath: string, hash: string) => path.join(folder, `${startOf(pagePath)}-${hash}.jpg`);
  const running = new Map<string, Promise<{ jpeg: Buffer; whole: boolean }>>();
  let last: Promise<unknown> = Promise.resolve();

  async function kept(pagePath: string, hash: string): Promise<Buffer | null> {
    try {
      return await readFile(fileOf(pagePath, hash));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function store(pagePath: string, hash: string, jpeg: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    const file = fileOf(pagePath, hash);
    await writeFile(`${file}.${process.pid}.draft`, jpeg);
    await rename(`${file}.${process.pid}.draft`, file);
    await forgetOld(pagePath);
  }

  async function forgetOld(pagePath: string): Promise<void> {
    const names = (await readdir(folder)).filter(
      (name) => name.startsWith(startOf(pagePath)) && name.endsWith('.jpg'),
    );
    const dated = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
    );
    dated.sort((one, other) => other.at - one.at);
    for (const { name } of dated.slice(KEPT_OF_A_PAGE)) await rm(path.join(folder, name), { force: true });
  }

  async function make(card: ShareCard, brandName: string, hash: string) {
    const before = await kept(card.path, hash);
    if (before) return { jpeg: before, whole: true };
    const src = photoOf(card);
    let photo: Buffer | null = null;
    try {
      photo = src === null ? null : await fetchPicture(src);
    } catch (error) {
      report(`The picture to share ${card.path} with is drawn without its photograph`, error);
    }
    const jpeg = await draw(card, brandName, photo);
    const whole = src === null || photo !== null;
    if (whole) {
      await store(card.path, hash, jpeg).catch((error: unknown) =>
        report(`The picture to share ${card.path} with could not be kept`, error),
      );
    }
    return { jpeg, whole };
  }

  return {
    /** A picture drawn before; `null` where that was never done, or too long ago. */
    kept,
    /** The picture of a card; `whole` is false where its photograph could not be had, and so nothing was kept. */
    async get(card: ShareCard, brandName: string): Promise<{ jpeg: Buffer; whole: boolean }> {
      const hash = hashOf(card, brandName);
      const key = fileOf(card.path, hash);
      const current = running.get(key);
      if (current) return current;
      // One after the other: a crawler that asks for all of them must not slow pages.
      const made = last.then(() => make(card, brandName, hash));
      last = made.catch(() => undefined);
      running.set(key, made);
      try {
        return await made;
      } finally {
        running.delete(key);
      }
    },
  };
}
