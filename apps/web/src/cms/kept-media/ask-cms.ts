import type { Announced } from './media-folder';

/** What the CMS says of a file that is kept. `unsure`: it answers, but not to this question. */
export type Check = 'same' | 'changed' | 'gone' | 'unsure' | { away: string };

/** Why there is no file for a visitor; 503: the CMS says what we do not understand. */
export type NoFile = 403 | 404 | 503;

/** A file as the CMS sends it; `announced` is `null` where it does not say how long it is. */
export type Sent =
  | { outcome: 'file'; announced: Announced | null; body: AsyncIterable<Uint8Array>; leave: () => void }
  | { outcome: 'none'; status: NoFile; said: number }
  | { outcome: 'away'; why: string };

const whyOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

// Not for everybody any more, whatever the CMS calls it.
const GONE = [401, 403, 404, 410];
const isAway = (status: number) => status === 429 || status >= 500;

function noFile(status: number): NoFile {
  if (status === 410) return 404;
  return status === 404 || status === 403 ? status : 503;
}

function announcedIn(name: string, headers: Headers): Announced | null {
  const length = headers.get('content-length');
  if (length === null || !/^\d+$/.test(length)) return null;
  return {
    name,
    bytes: Number(length),
    type: headers.get('content-type') ?? 'application/octet-stream',
    lastModified: headers.get('last-modified'),
    etag: headers.get('etag'),
  };
}

const isSameVersion = (one: Announced, other: Announced) =>
  one.bytes === other.bytes && one.lastModified === other.lastModified && one.etag === other.etag;

/** Asks whether a file is still what is kept, and still everybody's. Never throws. */
export async function checkFile(url: string, known: Announced, timeoutMs: number): Promise<Check> {
  try {
    const { status, headers } = await fetch(url, {
      method: 'HEAD',
      // Unpacked on the way, a file would no longer be as long as its header says.
      headers: { 'accept-encoding': 'identity' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (GONE.includes(status)) return 'gone';
    if (isAway(status)) return { away: `it answered ${status}` };
    const now = status === 200 ? announcedIn(known.name, headers) : null;
    if (!now) return 'unsure';
    return isSameVersion(known, now) ? 'same' : 'changed';
  } catch (error) {
    return { away: whyOf(error) };
  }
}

async function* partsOf(body: ReadableStream<Uint8Array> | null, timer: NodeJS.Timeout) {
  try {
    for await (const part of body ?? []) {
      timer.refresh();
      yield part;
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks for a whole file. Never throws; its body does where it is cut off.
 * @param timeoutMs the wait for each part of it
 */
export async function fetchFile(url: string, name: string, timeoutMs: number): Promise<Sent> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('it is too slow')), timeoutMs);
  const leave = () => {
    clearTimeout(timer);
    late.abort();
  };
  try {
    const { status, headers, body } = await fetch(url, {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'error',
      signal: late.signal,
    });
    if (status === 200) {
      return { outcome: 'file', announced: announcedIn(name, headers), body: partsOf(body, timer), leave };
    }
    leave();
    if (isAway(status)) return { outcome: 'away', why: `it answered ${status}` };
    return { outcome: 'none', status: noFile(status), said: status };
  } catch (error) {
    clearTimeout(timer);
    return { outcome: 'away', why: whyOf(error) };
  }
}
