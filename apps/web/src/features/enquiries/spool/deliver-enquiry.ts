import { countedAddress } from '@sahyara/lead-contract/counted-address';
import type { KeyedEnquiry } from '@sahyara/lead-contract/enquiry-body';
import type { Forward, Forwarded } from './forward-enquiry';
import type { Spool } from './spool';

type Options = {
  forward: Forward;
  spool: Pick<Spool, 'add'>;
  /** Counts what is about to be kept. @returns seconds to wait when an address sent too much, else null */
  waitFor: (address: string) => number | null;
  /** What a visitor is told whose enquiry the backend has not seen yet. */
  referenceOf: (key: string) => string;
  /** Never given what a visitor typed. */
  report: (message: string, error?: unknown) => void;
};

/** How an enquiry ended at the site: with the backend or safely on disk, refused, or neither. */
export type Delivered = Exclude<Forwarded, { outcome: 'away' }> | { outcome: 'unavailable' };

const CONFLICT: Delivered = { outcome: 'refused', status: 409, said: '', retryAfter: null };

/** The site's own way to the backend: forwards an enquiry, or keeps it until the backend is back. */
export function createDelivery({ forward, spool, waitFor, referenceOf, report }: Options) {
  /** While the backend cannot count, the site does: one address must not fill the disk. */
  function tooMany(visitor: string | null): Delivered | null {
    const address = visitor === null ? null : countedAddress(visitor);
    const waitS = address === null ? null : waitFor(address);
    return waitS === null ? null : { outcome: 'refused', status: 429, said: '', retryAfter: String(waitS) };
  }

  /** @param visitor the address whose limits it falls under */
  return async function deliver(enquiry: KeyedEnquiry, visitor: string | null): Promise<Delivered> {
    const forwarded = await forward(enquiry, visitor);
    if (forwarded.outcome === 'refused') {
      report(`An enquiry could not be sent: the backend answered ${forwarded.status}`);
    }
    if (forwarded.outcome !== 'away') return forwarded;
    const refused = tooMany(visitor);
    if (refused) return refused;
    try {
      const { receipt } = forwarded;
      const kept = await spool.add(receipt ? { ...enquiry, stored: true } : enquiry);
      if (kept === 'conflict') return CONFLICT;
      if (kept === 'spooled') {
        report(`An enquiry was spooled, the backend is away: ${forwarded.why}`);
        return {
          outcome: 'accepted',
          ...(receipt ?? { reference: referenceOf(enquiry.key), pass: null }),
        };
      }
      report(`An enquiry was turned away: the spool is full, and the backend is away: ${forwarded.why}`);
    } catch (error) {
      report('An enquiry was turned away: it could not be spooled, and the backend is away', error);
    }
    return { outcome: 'unavailable' };
  };
}

export type Deliver = ReturnType<typeof createDelivery>;
