import type { Core } from '@strapi/strapi';
import { preparePublicReads } from './content-api/public-reads';
import { boundReadConnections } from './content-api/read-connections';
import { registerDeliveryRoutes } from './deliveries/admin-routes';
import { sendPanelMails } from './deliveries/mail/panel-mails';
import { prepareDesk, registerDesk } from './desk/prepare-desk';
import { finishRequestsBeforeStop } from './finish-requests';
import { prepareGates, registerGates } from './gates/prepare-gates';
import { jobsOf } from './jobs/job-table';
import { enterJobs, runJobs } from './jobs/run-jobs';
import { prepareLedger } from './leads/prepare-ledger';
import { writeJsonLines } from './logging/json-lines';
import { variantsOf } from './media/variants';
import { tellMetrics } from './metrics/tell-metrics';
import { guardSignIn } from './permissions/guard-sign-in';
import { registerErasureRoutes } from './privacy/erasure-routes';
import { notifySite } from './publishing/notify-site';
import { addReleasedContent } from './starts/add-released-content';
import { startAlone } from './starts/start-alone';

let stopNotices = () => {};
let stopJobs = async () => {};
let stopMetrics = () => {};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    writeJsonLines(strapi);
    startAlone(strapi);
    finishRequestsBeforeStop(strapi);
    await registerDeliveryRoutes(strapi);
    await registerErasureRoutes(strapi);
    await registerDesk(strapi);
    await registerGates(strapi);
    await guardSignIn(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    preparePublicReads(strapi);
    boundReadConnections(strapi);
    sendPanelMails(strapi);
    await prepareGates(strapi);
    await prepareLedger(strapi);
    await prepareDesk(strapi);
    await addReleasedContent(strapi);
    const jobs = jobsOf(strapi);
    await enterJobs(strapi, jobs);
    stopNotices = notifySite(strapi);
    // Programs that only load Strapi (the seed, the command line) leave pictures and jobs to the server.
    strapi.server.httpServer.once('listening', () => {
      const metrics = tellMetrics(strapi);
      stopMetrics = () => void metrics?.close();
      stopJobs = runJobs(strapi, jobs);
      variantsOf(strapi)
        .start()
        .catch((error) => strapi.log.error(`The variants of pictures could not be begun: ${error}`));
    });
  },
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    stopNotices();
    stopMetrics();
    await stopJobs();
    await variantsOf(strapi).stop();
  },
};
