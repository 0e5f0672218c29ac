import type { Core } from '@strapi/strapi';
import { preparePublicReads } from './content-api/public-reads';
import { boundReadConnections } from './content-api/read-connections';
import { registerDeliveryRoutes } from './deliveries/admin-routes';
import { deliverLeads } from './deliveries/deliver-leads';
import { keepAssigning } from './desk/assign-leads';
import { prepareDesk, registerDesk } from './desk/prepare-desk';
import { finishRequestsBeforeStop } from './finish-requests';
import { prepareLedger } from './leads/prepare-ledger';
import { variantsOf } from './media/variants';
import { guardSignIn } from './permissions/guard-sign-in';
import { keepRetention } from './privacy/run-nightly';
import { notifySite } from './publishing/notify-site';

let stopNotices = () => {};
let stopDelivering = async () => {};
let stopRetention = () => {};
let stopAssigning = async () => {};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    finishRequestsBeforeStop(strapi);
    await registerDeliveryRoutes(strapi);
    await registerDesk(strapi);
    await guardSignIn(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    preparePublicReads(strapi);
    boundReadConnections(strapi);
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
