/** The wait for a file to begin. How long it then takes is up to the visitor's line. */
export const MEDIA_TIMEOUT_MS = 15_000;
// A variant's name says what is in it (apps/cms/src/media/stored-picture.ts): other bytes get another name.
const VARIANT = /_[\da-f]{8}_[\da-f]{4}_\d+\.(avif|webp)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
// What an editor uploaded keeps its address when it is replaced.
const REPLACEABLE = 'public, max-age=300, stale-while-revalidate=86400';
const FOR_ONE = 'private, no-store';
const ASKED_FOR = ['range', 'if-none-match', 'if-modified-since'];
const PASSED_ON = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];
const KEEPABLE = [200, 206, 304];

/** A mark of this version of a file, for a CMS that gives none: Strapi says only how long and how old a file is. */
function etagOf(headers: Headers): string | null {
  const changed = Date.parse(headers.get('last-modified') ?? '');
  const length = headers.get('content-length');
  if (Number.isNaN(changed) || length === null) return null;
  return `W/"${changed.toString(36)}-${Number(length).toString(36)}"`;
}

/** Whether the visitor's copy is this version; Strapi sends the whole file again however it is asked. */
function isKnown({ headers }: Request, etag: string | null, lastModified: string | null): boolean {
  const known = headers.get('if-none-match');
  if (known !== null) return etag !== null && known.split(/,\s*/).includes(etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return since >= Date.parse(lastModified ?? '');
}

/** A file at the CMS; `pass` opens it where it is gated. */
type File = { url: string; pass?: string | null };

/** What whoever shows a file without a pass may do with it; `immutable`: its name says what is in it. */
export function cachingOf(name: string): { control: string; immutable: boolean } {
  const immutable = VARIANT.test(name);
  return { control: immutable ? IMMUTABLE : REPLACEABLE, immutable };
}

const REASONS = {
  403: 'This link has run out, or was made for something else',
  404: 'Not found',
  503: 'The file cannot be fetched just now',
} as const;

/** There is no file for this visitor; kept by nobody. */
export function refusal(status: keyof typeof REASONS): Response {
  const headers = { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '5' } : {}) };
  return new Response(REASONS[status], { status, headers });
}

/**
 * Streams one uploaded file from the CMS to a visitor.
 * @param report told why a file could not be had
 * @returns 404 when there is none, 403 when the pass does not open it, 503 when the CMS fails: kept by nobody
 */
export async function streamMedia(
  { url, pass = null }: File,
  request: Request,
  report: (message: string, error?: unknown) => void,
  timeoutMs = MEDIA_TIMEOUT_MS,
): Promise<Response> {
  // Unpacked on the way, a file would no longer be as long as its header says.
  const asked = new Headers({ 'accept-encoding': 'identity' });
  for (const name of ASKED_FOR) {
    const value = request.headers.get(name);
    if (value) asked.set(name, value);
  }
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  let file: Response;
  try {
    const signal = AbortSignal.any([late.signal, request.signal]);
    file = await fetch(pass === null ? url : `${url}?pass=${pass}`, {
      headers: asked,
      redirect: 'error',
      signal,
    });
  } catch (error) {
    // A visitor who went away is no fault of the CMS.
    if (!request.signal.aborted) report('An uploaded file could not be fetched', error);
    return refusal(503);
  } finally {
    clearTimeout(timer);
  }
  if (file.status === 404 || file.status === 403) {
    await file.body?.cancel();
    return refusal(file.status);
  }
  if (!KEEPABLE.includes(file.status) && file.status !== 416) {
    await file.body?.cancel();
    report(`An uploaded file could not be fetched: the CMS answered ${file.status}`);
    return refusal(503);
  }
  // Shown to whoever holds the pass, and kept by nobody: neither a cache in between nor the next user of the machine.
  const kept = pass === null ? cachingOf(url).control : FOR_ONE;
  const headers = new Headers({ 'cache-control': file.status === 416 ? 'no-store' : kept });
  for (const name of PASSED_ON) {
    const value = file.headers.get(name);
    if (value) headers.set(name, value);
  }
  if (file.status !== 200) return new Response(file.body, { status: file.status, headers });
  const etag = headers.get('etag') ?? etagOf(headers);
  if (etag) headers.set('etag', etag);
  if (isKnown(request, etag, headers.get('last-modified'))) {
    await file.body?.cancel();
    headers.delete('content-length');
    return new Response(null, { status: 304, headers });
  }
  return new Response(file.body, { status: file.status, headers });
}
