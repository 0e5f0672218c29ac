import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress } from '@sahyara/lead-contract/counted-address';
import { VISITOR_ADDRESS } from '../config/visitor-address.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Past this a connection is closed as soon as it is opened: more would not fit into the memory of the process. */
const MOST_CONNECTIONS = 4000;
/** Past this no connection is kept for a next request, and those that wait for one are closed. */
const CROWDED = 2500;
const SECOND_MS = 1000;

/**
 * How long a visitor may take to ask: headers that crawl are ended with 408. Bodies have limits of their own
 * (`arriving-bodies.ts`); this one is past the longest of them, a CV that is uploaded over a slow line.
 */
export const patience: ServerOptions = {
  headersTimeout: 10 * SECOND_MS,
  requestTimeout: 75 * SECOND_MS,
  keepAliveTimeout: 10 * SECOND_MS,
  connectionsCheckingInterval: 2 * SECOND_MS,
};

type Limits = {
  /** What may be open of one address (IPv6: one /64); 0: no limit. */
  perAddress: number;
  behindProxy: boolean;
  counters: { refusedConnections: number; refusedOfAddress: number };
};

/** How much is open of each address; what has no address of its own is not counted. */
class OfAddress {
  readonly #open = new Map<string, number>();

  /** @returns how many there are now */
  enter(address: string): number {
    const count = (this.#open.get(address) ?? 0) + 1;
    this.#open.set(address, count);
    return count;
  }

  leave(address: string): void {
    const count = (this.#open.get(address) ?? 0) - 1;
    if (count > 0) this.#open.set(address, count);
    else this.#open.delete(address);
  }
}

function refuse(response: ServerResponse, connection: 'close' | 'keep-alive'): void {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '10',
  };
  response.writeHead(503, { ...headers, connection });
  response.end('Too much is asked from this address at once. Please try again in a moment.\n');
}

/**
 * Bounds what is open, in all and of one address. Without a proxy that is counted in connections; behind one, all
 * connections are the proxy's, and counted are the requests it brings at once.
 */
export function boundConnections({ perAddress, behindProxy, counters }: Limits) {
  const ofAddress = new OfAddress();
  const overLimit = new WeakSet<Socket>();
  let open = 0;

  /** @returns whether this one is past the limit; `ended` tells when it is over */
  function isPast(address: string | undefined, ended: (leave: () => void) => void): boolean {
    const counted = perAddress > 0 && address ? countedAddress(address) : null;
    if (counted === null) return false;
    ended(() => ofAddress.leave(counted));
    return ofAddress.enter(counted) > perAddress;
  }

  return {
    watch(server: Server): void {
      server.maxConnections = MOST_CONNECTIONS;
      server.on('drop', () => {
        counters.refusedConnections += 1;
      });
      server.on('connection', (socket: Socket) => {
        open += 1;
        socket.once('close', () => {
          open -= 1;
        });
        if (open > CROWDED) server.closeIdleConnections();
        const past = !behindProxy && isPast(socket.remoteAddress, (leave) => socket.once('close', leave));
        if (past) overLimit.add(socket);
      });
    },
    /** Wraps the site's handler, which is told the visitor's address (`visitor-address.ts`). */
    bound(handler: Handler): Handler {
      return (request, response) => {
        if (open > CROWDED) response.setHeader('connection', 'close');
        const address = request.headers[VISITOR_ADDRESS];
        const pastByRequests =
          behindProxy &&
          typeof address === 'string' &&
          isPast(address, (leave) => response.once('close', leave));
        if (pastByRequests || overLimit.has(request.socket)) {
          counters.refusedOfAddress += 1;
          refuse(response, behindProxy ? 'keep-alive' : 'close');
        } else handler(request, response);
      };
    },
    open: () => open,
  };
}
