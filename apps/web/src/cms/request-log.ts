import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPrivate } from '../config/paths.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
/** What is written down of a request; its path without query, and without what opens a private page. `ms`: to the microsecond. */
export type RequestLine = { id: string; method: string; path: string; status: number; ms: number };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LONGEST_PATH = 200;
/** As nginx writes it down: the visitor went before the answer was through. */
const CLIENT_WENT = 499;

const currentId = new AsyncLocalStorage<string>();

function pathOf(url = ''): string {
  const [path = ''] = url.split('?');
  return isPrivate(path) ? `/${path.split('/')[1]}/…` : path.slice(0, LONGEST_PATH);
}

/**
 * Gives every request an id, answers with it, and tells of the request once when it is over.
 * @param behindProxy whether an id that comes with a request is our own proxy's
 */
export function logRequests(
  handler: Handler,
  {
    behindProxy,
    write,
  }: { behindProxy: boolean; write: (line: RequestLine, request: IncomingMessage) => void },
): Handler {
  return (request, response) => {
    const startedAt = performance.now();
    const given = request.headers['x-request-id'];
    const id = behindProxy && typeof given === 'string' && ID.test(given) ? given : randomUUID();
    request.headers['x-request-id'] = id;
    response.setHeader('x-request-id', id);
    const { method = '', url } = request;
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_WENT;
      write({ id, method, path: pathOf(url), status, ms: performance.now() - startedAt }, request);
    });
    currentId.run(id, () => handler(request, response));
  };
}

type Call = { request: { origin: string | URL; addHeader(name: string, value: string): unknown } };

// The object itself, not a parsed copy of it: the header is added to the call that is about to be sent.
const isCall = (message: unknown): message is Call =>
  typeof message === 'object' &&
  message !== null &&
  'request' in message &&
  typeof message.request === 'object' &&
  message.request !== null &&
  'origin' in message.request &&
  'addHeader' in message.request &&
  typeof message.request.addHeader === 'function';

/** Says to the backend, with every call a visitor's request leads to, which request that was. */
export function passIdsOn(backendUrl: string): void {
  const { origin } = new URL(backendUrl);
  // What node's fetch publishes of every call before it is sent.
  subscribe('undici:request:create', (message) => {
    const id = currentId.getStore();
    if (id === undefined) return;
    if (!isCall(message) || new URL(message.request.origin).origin !== origin) return;
    message.request.addHeader('x-request-id', id);
  });
}
