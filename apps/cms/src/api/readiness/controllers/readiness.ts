import type { Core } from '@strapi/strapi';
import { createSharedReads } from '../../../content-api/shared-reads';
import { lastResult } from '../../../deliveries/check-results';
import { deliveryFigures } from '../../../deliveries/delivery-figures';

const DATABASE_TIMEOUT_MS = 2000;

type State = Awaited<ReturnType<typeof stateOfDeliveries>> | null;
/** Anybody may ask, and however many ask at once, the database is asked once and once more. */
const share = createSharedReads<State>();

/** How the deliveries stand and what the checks last found, in numbers and dates alone: anybody may ask. */
async function stateOfDeliveries(strapi: Core.Strapi) {
  const [synthetic, nightly] = [
    await lastResult(strapi, 'synthetic-lead'),
    await lastResult(strapi, 'nightly-count'),
  ];
  return {
    deliveries: await deliveryFigures(strapi),
    checks: {
      syntheticLead: synthetic && { at: synthetic.at, ok: synthetic.ok },
      nightlyCount: nightly && { at: nightly.at, ok: nightly.ok },
    },
  };
}

const stateOf = (strapi: Core.Strapi): Promise<State> =>
  strapi.db.connection
    .raw('select 1')
    .timeout(DATABASE_TIMEOUT_MS)
    .then(
      () => stateOfDeliveries(strapi),
      () => null,
    )
    // The database went between two questions, or the second is wrong: that would last, and must not be a riddle.
    .catch((error) => {
      strapi.log.error(`The state of deliveries could not be read: ${error}`);
      return null;
    });

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  /** Whether the database answers, and what waits to be delivered; `/_health` only tells that the process lives. */
  async find(ctx) {
    const state = await share('readiness', (begin) => {
      begin();
      return stateOf(strapi);
    });
    ctx.set('Cache-Control', 'no-store');
    ctx.status = state ? 200 : 503;
    ctx.body = { ready: state !== null, ...state };
  },
});
