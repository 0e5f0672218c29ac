import { answerKept } from './answer-kept';
import { type Check, checkFile, fetchFile, type NoFile } from './ask-cms';
import { DiskFailure, type MediaFolder } from './media-folder';
import { standInFor } from './stand-in';

/** What a name says holds, but whether the file is still everybody's is asked this often all the same. */
const CONFIRMED_FOR_MS = 60_000;
/** After a failure the CMS is left alone this long, so that visitors do not each wait for a timeout. */
const RETRY_AFTER_MS = 3000;
/** After the disk refused. */
const DISK_RETRY_AFTER_MS = 60_000;
/** How long a visitor waits for the CMS when there is something to show; longer when something is known to have changed. */
const PATIENCE_MS = { usual: 1500, afterNotice: 5000 } as const;

type Options = {
  folder: MediaFolder;
  /** Where the CMS has its files. */
  mediaUrl: string;
  /** Hands a file on without keeping it. */
  stream: (name: string, request: Request) => Promise<Response>;
  /** What browsers and caches in between may do with it; `immutable`: its name says what is in it. */
  cachingOf: (name: string) => { control: string; immutable: boolean };
  refuse: (status: NoFile) => Response;
  report: (message: string, error?: unknown) => void;
  /** The wait for each part of a file. */
  timeoutMs: number;
  now?: () => number;
};

/** What came of asking for a file. `unkept`: it is there, and the disk does not take it. */
export type Fetched = 'kept' | 'unkept' | 'away' | { none: NoFile };

/** Many who want the same at once wait for one. */
function shared<T>(work: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (name) => {
    const current = running.get(name);
    if (current) return current;
    const started = work(name).finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
}

async function inTime<T>(work: Promise<T>, ms: number, late: () => T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(late()), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/**
 * Uploaded files that everybody may see, kept on the site's own disk, so that pages have their pictures while the CMS
 * is away. A copy is shown only while the CMS, if it answers, says that it still stands.
 */
export function keepMedia(options: Options) {
  const { folder, mediaUrl, stream, cachingOf, refuse, report, timeoutMs, now = Date.now } = options;
  let noticeAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  let diskFailedAt = Number.NEGATIVE_INFINITY;
  const urlOf = (name: string) => `${mediaUrl}/${name}`;
  const isLeftAlone = () => now() - failedAt < RETRY_AFTER_MS;

  function failed(why: unknown): 'away' {
    if (!isLeftAlone()) report('Uploaded files cannot be fetched from the CMS', why);
    failedAt = now();
    return 'away';
  }

  const check = shared(async (name: string): Promise<Check> => {
    const known = folder.get(name);
    if (!known) return 'gone';
    const asked = now();
    const patience = folder.confirmedAt(name) >= noticeAt ? PATIENCE_MS.usual : PATIENCE_MS.afterNotice;
    const said = await checkFile(urlOf(name), known, patience);
    if (typeof said === 'object') failed(said.away);
    else failedAt = Number.NEGATIVE_INFINITY;
    if (said === 'same') folder.confirm(name, asked);
    if (said === 'gone') await folder.drop(name);
    return said;
  });

  const fetchOnce = shared(async (name: string): Promise<Fetched> => {
    const asked = now();
    const sent = await fetchFile(urlOf(name), name, timeoutMs);
    if (sent.outcome === 'away') return failed(sent.why);
    failedAt = Number.NEGATIVE_INFINITY;
    if (sent.outcome === 'none') {
      if (sent.status === 503) report(`${name} cannot be fetched: the CMS answered ${sent.said}`);
      await folder.drop(name);
      return { none: sent.status };
    }
    try {
      const isKept = sent.announced && (await folder.keep(sent.announced, sent.body, asked));
      return isKept ? 'kept' : 'unkept';
    } catch (error) {
      if (!(error instanceof DiskFailure)) return failed(error);
      report('Uploaded files cannot be kept on the disk', error);
      diskFailedAt = now();
      return 'unkept';
    } finally {
      sent.leave();
    }
  });

  /** Asks about the copy, if there is one, when it is time to. @returns false when the CMS does not answer */
  async function confirm(name: string, forMs: number): Promise<boolean> {
    if (!folder.get(name)) return true;
    const at = folder.confirmedAt(name);
    if (at > noticeAt && now() - at < forMs) return true;
    if (isLeftAlone()) return false;
    const said = await check(name);
    if (said !== 'changed' && said !== 'unsure') return typeof said === 'string';
    const fetched = await fetchOnce(name);
    // What is no longer right must not be shown for want of room.
    if (fetched === 'unkept') await folder.drop(name);
    return fetched !== 'away';
  }

  async function answerFrom(name: string, request: Request, control: string): Promise<Response | null> {
    const opened = await folder.open(name);
    return opened && answerKept(opened, request, control);
  }

  /** @param instead what can be shown otherwise: who has nothing else waits as long as it takes */
  async function fetchFor(name: string, instead: string | null): Promise<Fetched> {
    if (instead !== null && isLeftAlone()) return 'away';
    if (now() - diskFailedAt < DISK_RETRY_AFTER_MS) return 'unkept';
    const fetching = fetchOnce(name);
    return instead === null ? fetching : inTime(fetching, PATIENCE_MS.usual, () => failed('it is slow'));
  }

  return {
    confirm,
    fetchOnce,

    /** The CMS told of a change: no copy is shown before it was asked about that copy, if it answers. */
    noticed(): void {
      noticeAt = now();
      // Whoever tells of a change answers.
      failedAt = Number.NEGATIVE_INFINITY;
    },

    /** Answers a visitor who asks for a file that needs no pass. */
    async answer(name: string, request: Request): Promise<Response> {
      const { control, immutable } = cachingOf(name);
      await confirm(name, immutable ? CONFIRMED_FOR_MS : 0);
      const kept = await answerFrom(name, request, control);
      if (kept) return kept;
      const instead = standInFor(name, folder.files(), request.headers.get('accept'));
      const fetched = await fetchFor(name, instead);
      if (typeof fetched === 'object') return refuse(fetched.none);
      if (fetched === 'unkept') return stream(name, request);
      if (fetched === 'kept') {
        const answer = await answerFrom(name, request, control);
        if (answer) return answer;
      }
      // Another size of the same picture, which nobody may keep under this name.
      const answer = instead === null ? null : await answerFrom(instead, request, 'no-store');
      return answer ?? refuse(503);
    },
  };
}

export type KeptMedia = ReturnType<typeof keepMedia>;
