import type { Answered } from '@sahyara/watching/request-metrics';
import type { Core } from '@strapi/strapi';

type Listener = (answered: Answered) => void;

const listeners = new WeakMap<Core.Strapi, Listener>();
const PANEL = /^\/(?!api\/)([^/]*)/;
const NONE = 'none';
/** Files of a folder, for which Strapi's routes have a pattern and no name. */
const FILE = 'file';

/** Has every request told to one listener when it is over. */
export function onRequestsOver(strapi: Core.Strapi, listener: Listener): void {
  listeners.set(strapi, listener);
}

/** The pattern of a route; of the panel's several hundred the first word says enough. */
function nameOf(matched: unknown): string {
  if (typeof matched !== 'string') return NONE;
  return matched.startsWith('/') ? (PANEL.exec(matched)?.[0] ?? matched) : FILE;
}

/**
 * Tells of a request that is over.
 * @param matched the pattern of the route that answered, as Koa's router noted it
 */
export function requestOver(
  strapi: Core.Strapi,
  matched: unknown,
  { method, status, ms }: Omit<Answered, 'route'>,
): void {
  const listener = listeners.get(strapi);
  if (!listener) return;
  listener({ route: nameOf(matched), method, status, ms });
}
