import type { Core } from '@strapi/strapi';
import { finishRequestsBeforeStop } from './finish-requests';
import { prepareLedger } from './leads/prepare-ledger';
import { variantsOf } from './media/variants';
import { notifySite } from './publishing/notify-site';

let stopNotices = () => {};

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    finishRequestsBeforeStop(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepareLedger(strapi);
    stopNotices = notifySite(strapi);
    // Programs that only load Strapi (the seed, the command line) leave pictures to the server.
    strapi.server.httpServer.once('listening', () => {
      variantsOf(strapi)
        .start()
        .catch((error) => strapi.log.error(`The variants of pictures could not be begun: ${error}`));
    });
  },
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    stopNotices();
    await variantsOf(strapi).stop();
  },
};
