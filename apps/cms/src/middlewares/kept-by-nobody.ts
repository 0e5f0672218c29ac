import type { Core } from '@strapi/strapi';

const CONTENT = /^\/api\//i;

/**
 * Nobody keeps an answer of the panel, of a sign-in or of the lead desk: it is one person's. What may be kept says so
 * itself, as the panel's files do, and content is anybody's. Stands around strapi::errors, so that refusals count.
 */
const keptByNobody: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  const isOnePersons = !CONTENT.test(ctx.path) || ctx.get('authorization') !== '';
  if (isOnePersons && !ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store');
  // What Strapi greets the one with who asks for its health.
  ctx.remove('strapi');
};

export default keptByNobody;
