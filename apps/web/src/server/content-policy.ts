import { createHash } from 'node:crypto';

/** The header it is in. */
export const POLICY = 'content-security-policy';

const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/gi;
const HASH = /'sha256-([^']+)'/g;

/** The players a page may frame; without one of its own, `default-src` forbids them all. */
const FRAMES = /frame-src ([^;]*)(?:; *)?/;

function narrowFrames(policy: string, html: string): string {
  return policy.replace(FRAMES, (_, origins: string) => {
    const played = origins.split(' ').filter((origin) => html.includes(`${origin}/`));
    return played.length > 0 ? `frame-src ${played.join(' ')}; ` : '';
  });
}

const MEDIA = /media-src [^;]*(?:; *)?/;

/** Nothing is played on a page without a film of ours. */
const narrowMedia = (policy: string, html: string) =>
  html.includes('<video ') ? policy : policy.replace(MEDIA, '');

/**
 * The content security policy of a page without what is not on it: the build names the hashes of every script and style
 * of the site and the players of all films on every page. It is only ever taken away from, so what somebody managed to
 * write into a page is allowed as little as before; files need no hash, they are the site's own (`'self'`).
 */
export function narrowPolicy(policy: string, html: string): string {
  const held = new Set<string>();
  for (const [, , text = ''] of html.matchAll(INLINE)) {
    if (text !== '') held.add(createHash('sha256').update(text).digest('base64'));
  }
  return narrowMedia(narrowFrames(policy, html), html)
    .replace(HASH, (hash, digest: string) => (held.has(digest) ? hash : ''))
    .replace(/ {2,}/g, ' ')
    .replace(/ ;/g, ';');
}
