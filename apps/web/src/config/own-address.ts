import { readTarget, spell } from './spelling';

/** A link to a page of this site, in the one spelling of it; `rest` is its query and fragment. */
export type OwnAddress = { path: string; segments: string[]; rest: string };

// The dot at the end is the full name of a host, and leads to the same.
const bare = (hostname: string) => hostname.replace(/^www\./, '').replace(/\.$/, '');

/**
 * Reads a link as a browser does that stands on the site.
 * @param siteUrl the site's own address
 * @returns `null` for what leads elsewhere
 */
export function ownAddress(link: string, siteUrl: string): OwnAddress | null {
  if (!URL.canParse(link, siteUrl)) return null;
  const [url, site] = [new URL(link, siteUrl), new URL(siteUrl)];
  // Whatever the scheme: the front of a site sends http to https.
  const isOwn = bare(url.hostname) === bare(site.hostname) && /^https?:$/.test(url.protocol);
  const target = isOwn ? readTarget(url.pathname) : null;
  return target && { path: spell(target.segments), segments: target.segments, rest: url.search + url.hash };
}
