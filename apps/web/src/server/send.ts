import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { paths } from '../config/paths';
import { compress, isCompressible } from './compress';
import { chooseEncoding, encodings, isKnown } from './encodings';
import type { How, Page } from './kept-pages';
import { headersOf } from './page-headers';

/** Whoever is turned away may come again after this. */
const RETRY_AFTER_S = '5';
/** What a visitor is still sending is heard this long after the answer: a reset would take the answer away. */
const LINGER_MS = 1000;

const acceptedBy = ({ headers }: IncomingMessage) => headers['accept-encoding']?.toString();

/** Sends a whole page, unless the visitor has this version of it. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Page,
  how: How,
): Promise<void> {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('x-astro-cache', how);
  if (headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'))) {
    response.setHeader('speculation-rules', `"${paths.speculationRules}"`);
  }
  if (status === 200) response.setHeader('etag', body.etag);
  if (body.encodings.length > 0) response.setHeader('vary', 'accept-encoding');
  if (status === 200 && isKnown(request.headers['if-none-match'], body.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = chooseEncoding(acceptedBy(request), body.encodings);
  const packed = await body.as(encoding);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', packed.length);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : packed);
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  for (const name of ['cdn-cache-control', 'cache-tag']) response.removeHeader(name);
}

/** Sends a page that was made for one visitor, compressed in a hurry; whatever the route says, nobody keeps it. */
export async function sendOwnPage(
  request: IncomingMessage,
  response: ServerResponse,
  made: Response,
): Promise<void> {
  const plain = Buffer.from(await made.arrayBuffer());
  setHeaders(response, headersOf(made.headers, plain.toString()));
  response.setHeader('cache-control', 'private, no-store');
  const available = isCompressible(made.headers.get('content-type') ?? undefined, plain.length)
    ? encodings
    : [];
  const encoding = chooseEncoding(acceptedBy(request), available);
  const body = encoding ? await compress(plain, encoding) : plain;
  if (available.length > 0) response.setHeader('vary', 'accept-encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.writeHead(made.status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends an answer as it comes, as fast as the visitor takes it. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Response,
): Promise<void> {
  // Made for this visitor, unless the route says otherwise.
  response.setHeader('cache-control', 'private, no-store');
  setHeaders(response, headers);
  response.writeHead(status);
  if (!body || request.method === 'HEAD') {
    await body?.cancel();
    response.end();
    return;
  }
  try {
    await pipeline(body, response);
  } catch (error) {
    // A visitor who went away in the middle is no fault of ours.
    if (!response.destroyed || response.writableFinished) throw error;
  }
}

/** Sends a sentence. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(`${text}\n`);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('content-length', body.length);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status);
  if (request.complete || request.method === 'GET' || request.method === 'HEAD') {
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  response.write(body);
  const timer = setTimeout(() => response.end(), LINGER_MS);
  request.once('end', () => {
    clearTimeout(timer);
    response.end();
  });
  request.resume();
}

/** Asks the visitor to come again in a moment. */
export function sendBusy(request: IncomingMessage, response: ServerResponse): void {
  sendText(
    request,
    response,
    503,
    'Many people are looking at this site just now. Please try again in a moment.',
    {
      'retry-after': RETRY_AFTER_S,
    },
  );
}
