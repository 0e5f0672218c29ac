import { COUNTED_FOR_S } from '@sahyara/lead-contract/counted-address';
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

/** Takes the forms of visitors without script. */
export const takeEnquiry = createEnquiryTaker({ deliver, siteToken: env.siteToken });

// `npm run dev` does not go through `serve.ts`.
if (import.meta.env.DEV && import.meta.env.MODE !== 'test') replayInBackground({ spool, forward, report });
