import { setTimeout as sleep } from 'node:timers/promises';
import { VISIT_OUTCOMES, type VisitReceipt } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import { announceDeliveries } from '../deliveries/wake';
import { codeOf } from '../logging/error-code';
import { visitLinkOf } from '../visits/visit-link-of';
import { settleVisitsOf } from './settle-visit';

// The enquiry is stored: its visitor is thanked soon, and learns by mail what they are not told now.
const LONGEST_MS = 4000;

/**
 * Settles the visits of an enquiry that is stored, and says what became of the first. Never throws: the enquiry is
 * thanked for whatever happens here.
 * @param key of the first
 * @returns null where nothing can be said of it
 */
export async function receiptOfVisit(strapi: Core.Strapi, key: string): Promise<VisitReceipt | null> {
  const waiting = new AbortController();
  try {
    const late = sleep(LONGEST_MS, null, { signal: waiting.signal, ref: false });
    const visit = await Promise.race([settleVisitsOf(strapi, key), late]);
    announceDeliveries(strapi);
    const state = VISIT_OUTCOMES.find((one) => one === visit?.state);
    return visit && state ? { state, link: visitLinkOf(strapi, visit) } : null;
  } catch (error) {
    strapi.log.error(`What became of a visit could not be read: ${codeOf(error)}`);
    return null;
  } finally {
    waiting.abort();
  }
}
