import type { Core } from '@strapi/strapi';

/** As nginx writes it down: nobody is left to read the answer. */
const CLIENT_WENT = 499;

/** A visitor who goes while they send is no failure of ours: one line of the access log, no stack trace. */
const abortedRequests: Core.MiddlewareFactory = (_config, { strapi }) => {
  // Koa's own handler prints the stack of every connection that was broken off.
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error, ctx) => {
    if (ctx?.writable !== false) strapi.log.error(error);
  });
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!ctx.req.destroyed || ctx.req.complete) throw error;
      ctx.status = CLIENT_WENT;
    }
  };
};

export default abortedRequests;
