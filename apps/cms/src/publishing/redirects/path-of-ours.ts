/**
 * A path of the site in the one spelling redirects are compared in: small letters, no slash at the end, no query and
 * no part of a page. Takes a whole address of the site too.
 * @param site address of the site, `https://www.example.com`
 * @returns null for an address elsewhere, and for what is no address
 */
export function pathOfOurs(written: string, site: string): string | null {
  const address = URL.parse(written.trim(), site);
  if (!address || address.origin !== new URL(site).origin) return null;
  const path = address.pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return path.toLowerCase();
}
