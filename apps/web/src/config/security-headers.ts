import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPreview, isPrivate, paths } from './paths.ts';
import type { Env } from './read-env.ts';
import { nameVisitor } from './visitor-address.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const HEADERS = {
  // Whoever lets somebody keep an answer says so.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;
const PRIVATE_HEADERS = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cache-control': 'no-store',
} as const;
const TWO_YEARS_S = 63_072_000;

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** What is no page: it loads nothing and runs nothing, even if somebody gets a page in under its address. */
const FILE_POLICY = `${NOTHING}; style-src 'unsafe-inline'; sandbox`;
/** The viewers of browsers run script of their own, which not all of them except from a sandbox. */
const DOCUMENT_POLICY = `${NOTHING}; style-src 'unsafe-inline'`;
/** A worker has the policy it came with, and may be made of several files. */
const SCRIPT_POLICY = `${NOTHING}; script-src 'self'`;

/** The policy of what is no page; pages bring their own. */
function policyOf(path: string): string {
  if (path.endsWith('.js')) return SCRIPT_POLICY;
  return path.endsWith('.pdf') ? DOCUMENT_POLICY : FILE_POLICY;
}

/** Open pictures, which networks, feed readers and the press show on pages of their own. */
const isShownElsewhere = (path: string) =>
  (path.startsWith(paths.media) && !path.startsWith(paths.gatedMedia)) || path.startsWith(paths.share);

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Wraps the site's handler: security headers on every answer, pages, files, errors and refusals alike, and one host
 * whatever the visitor's `Host` header says, so that it can neither split nor poison the page cache. Names the
 * visitor's address.
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
    const [path = ''] = (request.url ?? '').split('?', 1);
    setHeaders(response, HEADERS);
    response.setHeader('content-security-policy', policyOf(path));
    if (isShownElsewhere(path)) response.setHeader('cross-origin-resource-policy', 'cross-origin');
    // Its policy names who may frame it.
    if (isPreview(path)) response.removeHeader('x-frame-options');
    if (isPrivate(path)) {
      setHeaders(response, PRIVATE_HEADERS);
      // Under no-referrer a browser says `Origin: null` with its own forms. Whoever knows the address may post to it.
      if (request.headers.origin === 'null') request.headers.origin = site.origin;
    }
    if (secure) response.setHeader('strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`);
    handler(request, response);
  };
}
