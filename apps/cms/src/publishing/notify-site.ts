import type { Core } from '@strapi/strapi';
import type { SiteConfig } from '../../config/site';
import { changeOf, restart } from './content-changes';
import { createNotifier } from './notifier';
import { sendNotice } from './send-notice';

/**
 * From the moment this process listens, every change visitors can see is told to the site.
 * Programs that only load Strapi (the seed, the command line) tell nothing.
 * @returns how to stop it
 */
export function notifySite(strapi: Core.Strapi): () => void {
  const site = strapi.config.get<SiteConfig>('site');
  const notifier = createNotifier({
    send: (changes, stopped) => sendNotice(site, changes, stopped),
    report: (message) => strapi.log.warn(message),
  });
  strapi.server.httpServer.once('listening', () => {
    strapi.eventHub.subscribe(async (event, payload) => {
      // Strapi awaits subscribers inside the editor's request: nothing here may fail it.
      try {
        const change = changeOf(event, payload);
        if (change) notifier.add(change);
      } catch (error) {
        strapi.log.error(`The event ${event} could not be understood: ${error}`);
        notifier.add(restart);
      }
    });
    notifier.add(restart);
  });
  return notifier.stop;
}
