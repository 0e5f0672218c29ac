import type { Core } from '@strapi/strapi';

const LONGEST_PATH = 200;

/** One line per request without its query: a query may carry what a visitor or an editor typed. */
const accessLog: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const startedAt = performance.now();
    await next();
    const took = Math.ceil(performance.now() - startedAt);
    strapi.log.http(`${ctx.method} ${ctx.path.slice(0, LONGEST_PATH)} ${ctx.status} ${took} ms`);
  };

export default accessLog;
