import type { Core } from '@strapi/strapi';
import { registerDeliveryRoutes } from './deliveries/admin-routes';
import { deliverLeads } from './deliveries/deliver-leads';
import { keepAssigning } from './desk/assign-leads';
import { prepareDesk, registerDesk } from './desk/prepare-desk';
import { finishRequestsBeforeStop } from './finish-requests';
import { prepareLedger } from './leads/prepare-ledger';
import { variantsOf } from './media/variants';
import { keepRetention } from './privacy/run-nightly';
import { notifySite } from './publishing/notify-site';
import { startAlone } from './starts/start-alone';

let stopNotices = () => {};
let stopDelivering = async () => {};
let stopRetention = () => {};
let stopAssigning = async () => {};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    startAlone(strapi);
    finishRequestsBeforeStop(strapi);
    await registerDeliveryRoutes(strapi);
    await registerDesk(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepareLedger(strapi);
    await prepareDesk(strapi);
    stopNotices = notifySite(strapi);
    // Programs that only load Strapi (the seed, the command line) leave pictures, deliveries and turns to the server.
    strapi.server.httpServer.once('listening', () => {
      stopDelivering = deliverLeads(strapi);
      stopRetention = keepRetention(strapi);
      stopAssigning = keepAssigning(strapi);
      variantsOf(strapi)
        .start()
        .catch((error) => strapi.log.error(`The variants of pictures could not be begun: ${error}`));
    });
  },
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    stopNotices();
    await stopDelivering();
    stopRetention();
    await stopAssigning();
    await variantsOf(strapi).stop();
  },
};
