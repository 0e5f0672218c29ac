import type { Core } from '@strapi/strapi';
import type { SiteConfig } from '../../config/site';
import { type ContentChange, changeOf, restart } from './content-changes';
import { createNotifier } from './notifier';
import { sendNotice } from './send-notice';

/** Every site has a notifier of its own: one that is away or slow holds up no other. */
function notifierOfAll(strapi: Core.Strapi) {
  const { instances, token } = strapi.config.get<SiteConfig>('site');
  const notifiers = instances.map((site) =>
    createNotifier({
      send: (notice, stopped) => sendNotice(site, token, notice, stopped),
      report: (message) => strapi.log.warn(`The site at ${site} ${message}`),
    }),
  );
  return {
    add(change: ContentChange) {
      for (const notifier of notifiers) notifier.add(change);
    },
    stop() {
      for (const notifier of notifiers) notifier.stop();
    },
  };
}

/**
 * From now on, every change visitors can see is told to every site.
 * @returns how to stop it
 */
export function notifySite(strapi: Core.Strapi): () => void {
  const notifier = notifierOfAll(strapi);
  const forget = strapi.eventHub.subscribe(async (event, payload) => {
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
  return () => {
    forget();
    notifier.stop();
  };
}
