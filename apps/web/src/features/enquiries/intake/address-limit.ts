/** So many enquiries in so much time; 0: no limit. */
export type AddressLimit = { points: number; windowMs: number };

/** Addresses remembered at once; the one that began longest ago is forgotten first. */
export const MOST_ADDRESSES = 20_000;

/** Counts by address, in the memory of this process. */
export function createAddressLimit({ points, windowMs }: AddressLimit, now: () => number = Date.now) {
  const counted = new Map<string, { count: number; until: number }>();

  /** Counts one more of an address. @returns seconds to wait when there were too many, else null */
  return function waitFor(address: string): number | null {
    if (points === 0) return null;
    const known = counted.get(address);
    const entry = known && known.until > now() ? known : { count: 0, until: now() + windowMs };
    if (entry !== known) counted.delete(address);
    entry.count += 1;
    counted.set(address, entry);
    const [oldest] = counted.keys();
    if (counted.size > MOST_ADDRESSES && oldest !== undefined) counted.delete(oldest);
    return entry.count > points ? Math.max(1, Math.ceil((entry.until - now()) / 1000)) : null;
  };
}
