import type { EnquirySource } from '@sahyara/lead-contract/enquiry-source';
import { type Receipt, receiptFrom } from '@sahyara/lead-contract/receipt';

/** Success, told by status alone: the footer takes 200 only, the modal any reply that is no error (spec section 7). */
export function isAccepted(source: EnquirySource, response: Pick<Response, 'status' | 'ok'>): boolean {
  return source === 'footer' ? response.status === 200 : response.ok;
}

/** Reads what an accepting reply says; a reply without a body says nothing. */
export async function receiptIn(response: Pick<Response, 'json'>): Promise<Receipt> {
  try {
    return receiptFrom(await response.json());
  } catch {
    // No JSON, or cut off: the status has said what counts.
    return receiptFrom(null);
  }
}
