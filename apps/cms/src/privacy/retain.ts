import type { Core } from '@strapi/strapi';
import { codeOf } from '../leads/error-code';
import { applyRetention } from './retention';

const FIRST_AFTER_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Takes out once a day whoever is due. Those who asked for it wait for an administrator. @returns ends that */
export function keepRetention(strapi: Core.Strapi): () => void {
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      const report = await applyRetention(strapi, { dryRun: false, withRequests: false });
      const { aged, asked, logs, mails, byHand } = report;
      if (aged.length + logs + mails > 0) {
        strapi.log.info(
          `Retention took out ${aged.length} people, ${logs} lines of old logs and ${mails} mails`,
        );
      }
      if (byHand.length > 0) {
        strapi.log.warn(`${byHand.length} erasures are to be done by hand elsewhere: docs/privacy.md`);
      }
      if (asked.length > 0) strapi.log.warn(`${asked.length} people wait to be erased: docs/privacy.md`);
    } catch (error) {
      strapi.log.error(`Retention could not run: ${codeOf(error)}`);
    }
    timer = setTimeout(run, DAY_MS).unref();
  };
  timer = setTimeout(run, FIRST_AFTER_MS).unref();
  return () => clearTimeout(timer);
}
