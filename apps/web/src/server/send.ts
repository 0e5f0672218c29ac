import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { How, Page } from './kept-pages';

/** Whoever is turned away may come again after this. */
const RETRY_AFTER_S = '5';
/** What a visitor is still sending is heard this long after the answer: a reset would take the answer away. */
const LINGER_MS = 1000;

/** Sends a whole page. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page, how: How): void {
  for (const [name, value] of page.headers) response.setHeader(name, value);
  response.setHeader('x-astro-cache', how);
  response.setHeader('content-length', page.body.length);
  response.writeHead(page.status);
  response.end(request.method === 'HEAD' ? undefined : page.body);
}

/** Sends an answer as it comes, as fast as the visitor takes it. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Response,
): Promise<void> {
  // Made for this visitor, unless the route says otherwise.
  response.setHeader('cache-control', 'private, no-store');
  for (const [name, value] of headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  for (const name of ['cdn-cache-control', 'cache-tag']) response.removeHeader(name);
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
