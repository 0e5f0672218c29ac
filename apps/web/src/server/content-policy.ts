import { createHash } from 'node:crypto';

/** The header it is in. */
export const POLICY = 'content-security-policy';

const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/gi;
const HASH = /'sha256-([^']+)'/g;

/**
 * The content security policy of a page without the hashes of what is not on it: Astro names those of every script and
 * style of the whole build on every page. Hashes are only ever taken away, so what somebody managed to write into a page
 * is allowed as little as before; files need none, they are the site's own (`'self'`).
 */
export function narrowPolicy(policy: string, html: string): string {
  const held = new Set<string>();
  for (const [, , text = ''] of html.matchAll(INLINE)) {
    if (text !== '') held.add(createHash('sha256').update(text).digest('base64'));
  }
  return policy
    .replace(HASH, (hash, digest: string) => (held.has(digest) ? hash : ''))
    .replace(/ {2,}/g, ' ')
    .replace(/ ;/g, ';');
}
