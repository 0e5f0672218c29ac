import type { Core } from '@strapi/strapi';

/**
 * strapi::cors allows every origin when a request names none; a cache could hand that reply to a browser.
 * With this, only the site's own origin is ever named, on what fails too.
 */
const exactOrigin: Core.MiddlewareFactory = () => async (ctx, next) => {
  try {
    await next();
  } finally {
    if (ctx.get('origin') === '') ctx.remove('Access-Control-Allow-Origin');
  }
};

export default exactOrigin;
