import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import type { MailConfig } from '../../config/mail';
import { scheduleChecks } from './schedule-checks';
import { makeSend } from './send-delivery';
import { createDeliveryWorker } from './worker';

/**
 * Sends the deliveries of this CMS from now on and checks that all is well, if it may.
 * @returns ends that, and waits a little for what is under way
 */
export function deliverLeads(strapi: Core.Strapi): () => Promise<void> {
  if (!strapi.config.get<LeadConfig>('leads').deliveries.send) return async () => {};
  const { smtpUrl, outboxFolder } = strapi.config.get<MailConfig>('mail');
  if (smtpUrl === null) strapi.log.warn(`SMTP_URL is not set: mails are written to ${outboxFolder}`);
  const worker = createDeliveryWorker(strapi, { send: makeSend(strapi) });
  worker.start();
  const stopChecks = scheduleChecks(strapi);
  return async () => {
    stopChecks();
    await worker.stop();
  };
}
