import type { Core } from '@strapi/strapi';
import { watchPanel } from './audit/watch-panel';
import { preparePublicReads } from './content-api/public-reads';
import { boundReadConnections } from './content-api/read-connections';
import { sendPanelMails } from './deliveries/mail/panel-mails';
import { finishRequestsBeforeStop } from './finish-requests';
import { prepareGates, registerGates } from './gates/prepare-gates';
import { jobsOf } from './jobs/job-table';
import { prepareJobs } from './jobs/run-jobs';
import { writeJsonLines } from './logging/json-lines';
import { finishDocuments } from './media/documents';
import { showHouseMarks } from './panel/house-marks';
import { sendListPictures } from './panel/list-pictures';
import { PROJECT_CHOICE } from './panel/project-choice';
import { guardSignIn } from './permissions/guard-sign-in';
import { keepAbilities } from './permissions/keep-abilities';
import { guardSessions, tellRecoveryCodes } from './plugins/access/server/guard-sessions';
import { guardInvitations } from './plugins/access/server/invitations/invitations';
import { prepareDesk } from './plugins/lead-desk/server/prepare-desk';
import { prepareLedger } from './prepare-ledger';
import { keepBannerAddresses } from './publishing/banner-addresses';
import { keepLocalityNames } from './publishing/locality-names';
import { refuseMistakes } from './publishing/mistakes/refuse-mistakes';
import { recordProjectChanges } from './publishing/project-changes/record-changes';
import { followRenames } from './publishing/redirects/follow-renames';
import { refuseRedirects } from './publishing/redirects/refuse-redirects';
import { forgetDeleted } from './schedule/forget-deleted';
import { addScheduleRoutes } from './schedule/schedule-routes';
import { addReleasedContent } from './starts/add-released-content';
import { startAlone } from './starts/start-alone';
import { keepVersions } from './versions/keep-versions';
import { addVersionRoutes } from './versions/version-routes';

let stopJobs = async () => {};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    writeJsonLines(strapi);
    strapi.customFields.register(PROJECT_CHOICE);
    startAlone(strapi);
    finishRequestsBeforeStop(strapi);
    watchPanel(strapi);
    addVersionRoutes(strapi);
    addScheduleRoutes(strapi);
    await registerGates(strapi);
    tellRecoveryCodes(strapi);
    await guardSignIn(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    keepAbilities(strapi);
    guardSessions(strapi);
    guardInvitations(strapi);
    preparePublicReads(strapi);
    boundReadConnections(strapi);
    sendPanelMails(strapi);
    showHouseMarks(strapi);
    sendListPictures(strapi);
    refuseRedirects(strapi);
    await prepareGates(strapi);
    await prepareLedger(strapi);
    await prepareDesk(strapi);
    await addReleasedContent(strapi);
    await finishDocuments(strapi);
    keepBannerAddresses(strapi);
    const jobs = await prepareJobs(strapi, jobsOf(strapi));
    stopJobs = jobs.stop;
    // Programs that only load Strapi (the seed, the command line) leave all of it to the server.
    strapi.server.httpServer.once('listening', () => {
      followRenames(strapi);
      keepVersions(strapi);
      refuseMistakes(strapi);
      forgetDeleted(strapi);
      recordProjectChanges(strapi);
      // The last, so that the history of a project has its locality in words.
      keepLocalityNames(strapi);
      jobs.start();
    });
  },
  destroy: () => stopJobs(),
};
