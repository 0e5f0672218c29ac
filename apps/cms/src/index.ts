import type { Core } from '@strapi/strapi';
import { finishRequestsBeforeStop } from './finish-requests';
import { notifySite } from './publishing/notify-site';

let stopNotices = () => {};

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    finishRequestsBeforeStop(strapi);
  },
  bootstrap({ strapi }: { strapi: Core.Strapi }) {
    stopNotices = notifySite(strapi);
  },
  destroy() {
    stopNotices();
  },
};
