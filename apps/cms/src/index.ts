import type { Core } from '@strapi/strapi';
import { finishRequestsBeforeStop } from './finish-requests';
import { prepareLedger } from './leads/prepare-ledger';
import { notifySite } from './publishing/notify-site';

let stopNotices = () => {};

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    finishRequestsBeforeStop(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepareLedger(strapi);
    stopNotices = notifySite(strapi);
  },
  destroy() {
    stopNotices();
  },
};
