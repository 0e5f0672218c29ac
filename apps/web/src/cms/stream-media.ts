/** The wait for a file to begin. How long it then takes is up to the visitor's line. */
const MEDIA_TIMEOUT_MS = 15_000;
// Strapi puts a hash in each file's name, so a name never changes what it means.
const IMMUTABLE = 'public, max-age=31536000, immutable';
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

const unavailable = () =>
  new Response('The file cannot be fetched just now', {
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '5' },
  });

/**
 * Streams one uploaded file from the CMS to a visitor.
 * @param url address of the file at the CMS
 * @param report told why a file could not be had
 * @returns 404 when there is none, 503 when the CMS fails: neither is kept by anyone
 */
export async function streamMedia(
  url: string,
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
    file = await fetch(url, { headers: asked, redirect: 'error', signal });
  } catch (error) {
    // A visitor who went away is no fault of the CMS.
    if (!request.signal.aborted) report('An uploaded file could not be fetched', error);
    return unavailable();
  } finally {
    clearTimeout(timer);
  }
  if (file.status === 404) {
    await file.body?.cancel();
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  if (!KEEPABLE.includes(file.status) && file.status !== 416) {
    await file.body?.cancel();
    report(`An uploaded file could not be fetched: the CMS answered ${file.status}`);
    return unavailable();
  }
  const headers = new Headers({ 'cache-control': file.status === 416 ? 'no-store' : IMMUTABLE });
  for (const name of PASSED_ON) {
    const value = file.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(file.body, { status: file.status, headers });
}
