import type { Core } from '@strapi/strapi';
import { FilesAway } from '../media/file-store';
import { refuse } from '../refuse';

const RETRY_AFTER_S = 5;
/** Pages ask for twenty pictures each: the log says it this often. */
const SAID_EVERY_MS = 10_000;

/** What the store of files could not do is said in a sentence, and can be tried again. */
const filesAway: Core.MiddlewareFactory = (_config, { strapi }) => {
  let saidAt = Number.NEGATIVE_INFINITY;
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof FilesAway)) throw error;
      if (performance.now() - saidAt > SAID_EVERY_MS) {
        saidAt = performance.now();
        strapi.log.error(error.message);
      }
      ctx.set('Retry-After', String(RETRY_AFTER_S));
      ctx.set('Cache-Control', 'no-store');
      refuse(ctx, 503, 'ServiceUnavailableError', error.message);
    }
  };
};

export default filesAway;
