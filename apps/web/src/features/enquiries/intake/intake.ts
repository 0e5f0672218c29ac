import { COUNTED_FOR_S, countedAddress } from '@sahyara/lead-contract/counted-address';
import { toldReference } from '@sahyara/lead-contract/told-reference';
import { report } from '../../../cms/report';
import { env } from '../../../config/env';
import { createDelivery } from '../spool/deliver-enquiry';
import { createForwarder } from '../spool/forward-enquiry';
import { replayInBackground } from '../spool/replay-spool';
import { openSpool } from '../spool/spool';
import { createAddressLimit } from './address-limit';
import { createEnquiryTaker } from './take-enquiry';

/** The spool of this process; what lies in it is replayed by `serve.ts`. */
export const spool = openSpool(env.spool);

const forward = createForwarder({ backendUrl: env.backendInternalUrl, siteToken: env.siteToken });

/** The site's own way to the backend. */
export const deliver = createDelivery({
  forward,
  spool,
  waitFor: createAddressLimit({ points: env.spool.perAddress, windowMs: COUNTED_FOR_S * 1000 }),
  referenceOf: (key) => toldReference(key, env.siteToken),
  report,
});

// Over one address of a mobile network many apply; whoever floods would have us look through a file each time.
const CVS_PER_ADDRESS = 30;
const countCv = createAddressLimit({ points: CVS_PER_ADDRESS, windowMs: COUNTED_FOR_S * 1000 });

/** Counts a CV that is about to be read. @returns seconds to wait when too many came from this address, else null */
export function waitForCv(visitor: string | null): number | null {
  const address = visitor === null ? null : countedAddress(visitor);
  return address === null ? null : countCv(address);
}

/** Takes the forms of visitors without script. */
export const takeEnquiry = createEnquiryTaker({
  deliver,
  isKept: (enquiry) =>
    spool.holds(enquiry).catch((error) => {
      report('The spool cannot be looked through for an enquiry that came before', error);
      return false;
    }),
  siteToken: env.siteToken,
});

// `npm run dev` does not go through `serve.ts`.
if (import.meta.env.DEV && import.meta.env.MODE !== 'test') replayInBackground({ spool, forward, report });
