import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type KeyedEnquiry, keyedEnquiry } from '@sahyara/lead-contract/enquiry-body';
import { spooledName } from '@sahyara/lead-contract/spooled-name';

/** Where the spool lies and how large it may grow, parked enquiries included. */
export type SpoolOptions = { folder: string; maxFiles: number; maxBytes: number };
/** What the health page says of the spool. */
export type SpoolState = { waiting: number; oldestAgeS: number; parked: number };

// Long past any write under way, in this process or another.
const DRAFT_IS_LEFT_BEHIND_MS = 60_000;
// Two processes may fill one folder: each looks at it again this often.
const COUNT_LASTS_MS = 2000;
// A CV weighs as much as thousands of enquiries: from here on there is room for those alone.
const CV_SHARE = 0.5;
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** What counts as typed, as the CMS sees it: page and campaign may differ between two ways. */
function typedPart({ body: { data }, file }: KeyedEnquiry): string {
  const { name, mobile, email, source, message, context } = data;
  return JSON.stringify([
    name,
    mobile,
    email,
    source,
    message || null,
    context?.consent ?? null,
    file?.content,
  ]);
}

/** Makes what happened in a folder survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', OWNER_ONLY.file);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Sizes and times of a folder's files; one that goes meanwhile is left out. */
async function filesIn(folder: string, suffix = '') {
  const names = await readdir(folder).catch((error) => {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  });
  const wanted = names.filter((name) => name.endsWith(suffix));
  const files = await Promise.all(
    wanted.map(async (name) => {
      const found = await stat(path.join(folder, name)).catch((error) => {
        if (isCode(error, 'ENOENT')) return null;
        throw error;
      });
      return found?.isFile() ? [{ name, bytes: found.size, writtenAt: found.mtimeMs }] : [];
    }),
  );
  return files.flat().sort((one, other) => one.writtenAt - other.writtenAt);
}

/**
 * Enquiries that were accepted while the backend was away: one file each, named by its key, so that the same
 * enquiry lies there once whoever writes it. On a local disk; several processes may share it.
 */
export function openSpool({ folder, maxFiles, maxBytes }: SpoolOptions) {
  const parkedFolder = path.join(folder, 'parked');
  let drafts = 0;
  let count = { files: 0, bytes: 0, at: Number.NEGATIVE_INFINITY };

  async function hasRoom(bytes: number, most: number): Promise<boolean> {
    if (Date.now() - count.at > COUNT_LASTS_MS) {
      const all = [...(await filesIn(folder)), ...(await filesIn(parkedFolder, '.json'))];
      count = {
        files: all.length,
        bytes: all.reduce((sum, file) => sum + file.bytes, 0),
        at: Date.now(),
      };
    }
    return count.files < maxFiles && count.bytes + bytes <= most;
  }

  async function read(name: string): Promise<KeyedEnquiry | 'gone' | 'corrupt'> {
    try {
      const parsed = keyedEnquiry.safeParse(JSON.parse(await readFile(path.join(folder, name), 'utf8')));
      return parsed.success ? parsed.data : 'corrupt';
    } catch (error) {
      if (isCode(error, 'ENOENT')) return 'gone';
      if (error instanceof SyntaxError) return 'corrupt';
      throw error;
    }
  }

  /** Gives a finished draft its name; never over another file. @returns whether the name was free */
  async function publish(draft: string, name: string): Promise<boolean> {
    try {
      await link(draft, path.join(folder, name));
      return true;
    } catch (error) {
      if (isCode(error, 'EEXIST')) return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    read,

    /**
     * Keeps an enquiry. `spooled` is said only when it would survive a power cut.
     * @throws when the disk refuses
     */
    async add(enquiry: KeyedEnquiry): Promise<'spooled' | 'conflict' | 'full'> {
      const text = JSON.stringify(enquiry);
      const bytes = Buffer.byteLength(text);
      const name = spooledName(enquiry.key);
      await mkdir(parkedFolder, { recursive: true, mode: OWNER_ONLY.folder });
      const most = enquiry.file ? maxBytes * CV_SHARE : maxBytes;
      if (!(await hasRoom(bytes, most))) return 'full';
      count.files += 1;
      count.bytes += bytes;
      drafts += 1;
      const draft = path.join(folder, `${name}.${process.pid}.${drafts}.draft`);
      try {
        await writeSynced(draft, text);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      const isNew = await publish(draft, name);
      await syncFolder(folder);
      if (isNew) return 'spooled';
      const there = await read(name);
      if (there === 'gone') return 'spooled';
      return there !== 'corrupt' && typedPart(there) === typedPart(enquiry) ? 'spooled' : 'conflict';
    },

    /** Whether the same words wait under this key. */
    async holds(enquiry: KeyedEnquiry): Promise<boolean> {
      const there = await read(spooledName(enquiry.key));
      return typeof there === 'object' && typedPart(there) === typedPart(enquiry);
    },

    /** Names of the waiting files, the oldest first. */
    waiting: async () => (await filesIn(folder, '.json')).map(({ name }) => name),

    /** The enquiry is with the backend, but for its file: from now on that alone is brought. */
    async keepFileOnly(name: string, enquiry: KeyedEnquiry): Promise<void> {
      drafts += 1;
      const draft = path.join(folder, `${name}.${process.pid}.${drafts}.draft`);
      await writeSynced(draft, JSON.stringify({ ...enquiry, stored: true }));
      await rename(draft, path.join(folder, name));
      await syncFolder(folder);
    },

    /** The enquiry is with the backend. */
    remove: (name: string) => rm(path.join(folder, name), { force: true }),

    /** Lays an enquiry aside for a person to look at; the reason stands beside it. */
    async park(name: string, reason: string): Promise<void> {
      await mkdir(parkedFolder, { recursive: true, mode: OWNER_ONLY.folder });
      const parked = path.join(parkedFolder, name);
      await writeFile(`${parked}.reason.txt`, `${reason}\n`, { mode: OWNER_ONLY.file });
      await rename(path.join(folder, name), parked).catch((error) => {
        // Another process was faster.
        if (!isCode(error, 'ENOENT')) throw error;
      });
    },

    /** Takes in what a killed process had written whole but not named, and clears away what it left half. */
    async recover(): Promise<void> {
      for (const { name, writtenAt } of await filesIn(folder, '.draft')) {
        if (Date.now() - writtenAt < DRAFT_IS_LEFT_BEHIND_MS) continue;
        const found = await read(name);
        const whole = typeof found === 'object';
        if (whole) await publish(path.join(folder, name), `${name.split('.json.')[0]}.json`);
        else await rm(path.join(folder, name), { force: true });
      }
    },

    /** How many wait, and for how long. */
    async state(): Promise<SpoolState> {
      const waiting = await filesIn(folder, '.json');
      const parked = await filesIn(parkedFolder, '.json');
      const [oldest] = waiting;
      const oldestAgeS = oldest ? Math.max(0, Math.round((Date.now() - oldest.writtenAt) / 1000)) : 0;
      return { waiting: waiting.length, oldestAgeS, parked: parked.length };
    },
  };
}

export type Spool = ReturnType<typeof openSpool>;
