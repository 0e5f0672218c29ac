import { countRefusals } from '@sahyara/watching/count-refusals';
import type { Core } from '@strapi/strapi';
import { requestIdOf } from '../logging/request-id';
import { requestOver } from '../metrics/requests-over';

const LONGEST_PATH = 200;
const MINUTE_MS = 60_000;

/**
 * One line per request without its query: a query may carry what a visitor or an editor typed. Its id is the site's,
 * where the site asks on a visitor's behalf. A flood of refusals is a few lines and a sum.
 */
const accessLog: Core.MiddlewareFactory = (_config, { strapi }) => {
  const refusals = countRefusals((line) => strapi.log.warn(line));
  setInterval(refusals.sumUp, MINUTE_MS).unref();
  strapi.server.httpServer.once('close', refusals.sumUp);
  return async (ctx, next) => {
    const startedAt = performance.now();
    const id = requestIdOf(ctx.get('x-request-id'));
    ctx.set('X-Request-Id', id);
    await next();
    const { method, status } = ctx;
    const path = ctx.path.slice(0, LONGEST_PATH);
    const took = performance.now() - startedAt;
    requestOver(strapi, ctx._matchedRoute, { method, status, ms: took });
    if (!refusals.isListed({ method, path, status })) return;
    const ms = Math.ceil(took);
    strapi.log.http(`${method} ${path} ${status} ${ms} ms`, { id, method, path, status, ms });
  };
};

export default accessLog;
