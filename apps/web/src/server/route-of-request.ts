import type { IncomingMessage } from 'node:http';

// Registered: the bundle that notes it and the server file that reads it each have a module of their own.
const ROUTE = Symbol.for('sahyara.route');
const NONE = 'none';

/** Notes which route answers a request, for the metrics. @param route one of the build, never an address */
export function noteRoute(request: IncomingMessage, route: string): void {
  Reflect.set(request, ROUTE, route);
}

/** The route that answered; `none` where nothing is, or the request was turned away before. */
export function routeOf(request: IncomingMessage): string {
  const route: unknown = Reflect.get(request, ROUTE);
  return typeof route === 'string' ? route : NONE;
}
