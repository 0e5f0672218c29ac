import { isIP } from 'node:net';

/** Limits of an address count what came within so long. */
export const COUNTED_FOR_S = 600;

const GROUPS = 8;
const PREFIX_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

// All eight groups of an IPv6 address, as URL writes them: short, in lower case, IPv4 parts as groups.
function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%');
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [groups(head), groups(tail)];
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
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
