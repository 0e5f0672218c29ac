import type { IncomingMessage } from 'node:http';

/** Header in which the site's server hands its routes the visitor's address; whatever came in it is replaced. */
export const VISITOR_ADDRESS = 'x-visitor-address';

/**
 * Writes the visitor's address into the request. Behind the one proxy the last entry of `X-Forwarded-For` is its
 * word; without a proxy that header is anybody's.
 */
export function nameVisitor(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  behindProxy: boolean,
): void {
  const { headers, socket } = request;
  const forwarded = behindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  const address = forwarded || socket.remoteAddress;
  if (address) headers[VISITOR_ADDRESS] = address;
  else delete headers[VISITOR_ADDRESS];
}
