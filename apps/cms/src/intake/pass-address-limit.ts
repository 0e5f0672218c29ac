import type { Core } from '@strapi/strapi';
import type { Challenge } from 'altcha-lib';
import type { LeadConfig } from '../../config/leads';
import type { LeadContext } from './lead-context';
import type { LeadLimits } from './lead-limits';
import { makeChallenge, type ProvedEnquiry, readProof } from './proof-of-work';

/** How long an address has to wait, and the work that lets this one enquiry through before; null: none does. */
export type OverLimit = { waitS: number; challenge: Challenge | null };

/**
 * Counts a post of an address. Past the limit only an enquiry gets through for which work was done, once per piece of
 * work and so many times per address, so that whoever shares an address with a flood is taken and a flood that works
 * still has an end.
 */
export async function passAddressLimit(
  strapi: Core.Strapi,
  limits: LeadLimits,
  visitor: string,
  enquiry: ProvedEnquiry & { context: LeadContext },
): Promise<OverLimit | null> {
  const waitS = await limits.perAddress(visitor);
  if (waitS === null) return null;
  const { formKeys } = strapi.config.get<LeadConfig>('leads');
  const { proof } = enquiry.context;
  const proved = proof ? await readProof(proof, enquiry, formKeys) : null;
  if (proved !== null && (await limits.perProof(proved)) === null) {
    const workedWaitS = await limits.perWorkingAddress(visitor);
    return workedWaitS === null ? null : { waitS: workedWaitS, challenge: null };
  }
  return { waitS, challenge: await makeChallenge(enquiry, formKeys) };
}
