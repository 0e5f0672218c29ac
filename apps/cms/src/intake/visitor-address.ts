import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';

const GROUPS = 8;
const PREFIX_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What the site's server proves itself with in `X-Site-Token`: hex HMAC-SHA256 of "forwarded enquiry". */
export const forwardToken = (siteToken: string) =>
  createHmac('sha256', siteToken).update('forwarded enquiry').digest('hex');

function isForwardToken(given: string, siteToken: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(forwardToken(siteToken))];
  return one.length === other.length && timingSafeEqual(one, other);
}

// All eight groups of an IPv6 address, as URL writes them: short, in lower case, IPv4 parts as groups.
function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%');
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [groups(head), groups(tail)];
  return [...before, ...Array(GROUPS - before.length - after.length).fill('0'), ...after];
}

/**
 * What limits count by: an IPv4 address, or the /64 of an IPv6 address, which one connection owns whole.
 * Null for this machine itself and for what is no address.
 */
export function countedAddress(address: string): string | null {
  const plain = MAPPED_IPV4.exec(address)?.[1] ?? address;
  if (isIP(plain) === 4) return plain.startsWith('127.') ? null : plain;
  if (isIP(plain) !== 6 || plain === '::1') return null;
  return `${groupsOf(plain).slice(0, PREFIX_GROUPS).join(':')}::/64`;
}

/** What is read of a request to know who sent it. */
export type Sender = { get: (header: string) => string };

/** Whether the site's own server sent it. */
export const isFromSite = (request: Sender, siteToken: string) =>
  isForwardToken(request.get('x-site-token'), siteToken);

/**
 * Whose limits a request falls under. The site's own server names its visitor in `X-Visitor-Address`; anybody
 * else's word for it counts nothing. Without a visitor (a spooled enquiry sent later) nobody is limited.
 */
export function visitorOf(request: Sender & { ip: string }, siteToken: string): string | null {
  return countedAddress(isFromSite(request, siteToken) ? request.get('x-visitor-address') : request.ip);
}
