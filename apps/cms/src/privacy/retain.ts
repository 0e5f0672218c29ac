import type { Core } from '@strapi/strapi';
import { forgetNoted } from '../kept/kept-values';
import { clearLostCvs } from './forget-cvs';
import { applyRetention } from './retention';

/** Takes out whoever is due, and says how many. Those who asked for it wait for an administrator. */
export async function retain(strapi: Core.Strapi): Promise<void> {
  const report = await applyRetention(strapi, { dryRun: false, withRequests: false });
  const { aged, asked, logs, mails, byHand } = report;
  if (aged.length + logs + mails > 0) {
    strapi.log.info(`Retention took out ${aged.length} people, ${logs} lines of old logs and ${mails} mails`);
  }
  if (byHand.length > 0) {
    strapi.log.warn(`${byHand.length} erasures are to be done by hand elsewhere: docs/privacy.md`);
  }
  // Meta repeats what it tells for a week.
  await forgetNoted(strapi, 'whatsapp ');
  const cvs = await clearLostCvs(strapi, new Date());
  if (cvs > 0) strapi.log.info(`${cvs} CVs that belonged to no enquiry were deleted`);
  if (asked.length > 0) strapi.log.warn(`${asked.length} people wait to be erased: docs/privacy.md`);
}
