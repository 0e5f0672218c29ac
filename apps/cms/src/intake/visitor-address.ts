import { countedAddress } from '@sahyara/lead-contract/counted-address';
import { siteProof } from '@sahyara/lead-contract/site-proof';
import { isSameSignature } from '../signed/signature';

/** What is read of a request to know who sent it. */
export type Sender = { get: (header: string) => string };

/** Whether the site's own server sent it. */
export const isFromSite = (request: Sender, siteToken: string) =>
  isSameSignature(request.get('x-site-token'), siteProof(siteToken));

/**
 * Whose limits a request falls under. The site's own server names its visitor in `X-Visitor-Address`; anybody
 * else's word for it counts nothing. Without a visitor (a spooled enquiry sent later) nobody is limited.
 */
export function visitorOf(request: Sender & { ip: string }, siteToken: string): string | null {
  return countedAddress(isFromSite(request, siteToken) ? request.get('x-visitor-address') : request.ip);
}
