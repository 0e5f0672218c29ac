import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPrivate } from './paths.ts';
import type { Env } from './read-env.ts';
import { nameVisitor } from './visitor-address.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;
const PRIVATE_HEADERS = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cache-control': 'no-store',
} as const;
const TWO_YEARS_S = 63_072_000;

/**
 * Wraps the site's handler: security headers on every answer, pages and files alike, and one host whatever the
 * visitor's `Host` header says, so that it can neither split nor poison the page cache. Names the visitor's address.
 */
export function answer(env: Pick<Env, 'siteUrl' | 'behindProxy'>, handler: Handler): Handler {
  const site = new URL(env.siteUrl);
  const secure = site.protocol === 'https:';
  return (request, response) => {
    request.headers.host = site.host;
    nameVisitor(request, env.behindProxy);
    for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded']) {
      delete request.headers[name];
    }
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (isPrivate(request.url ?? '')) {
      for (const [name, value] of Object.entries(PRIVATE_HEADERS)) response.setHeader(name, value);
      // Under no-referrer a browser says `Origin: null` with its own forms. Whoever knows the address may post to it.
      if (request.headers.origin === 'null') request.headers.origin = site.origin;
    }
    if (secure) response.setHeader('strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`);
    handler(request, response);
  };
}
