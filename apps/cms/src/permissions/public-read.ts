import type { Core } from '@strapi/strapi';
import type { PublicQuery } from '../content-api/public-query';
import { refuse } from '../refuse';

// The door reads the query by the closed list. A path that got here around it, whatever its spelling, gets nothing.
const throughTheDoor: Core.MiddlewareHandler = (ctx, next) =>
  ctx.state.isContentRead === true ? next() : refuse(ctx, 404, 'NotFoundError', 'Not Found');

/** Route configuration of a read anyone may do: published entries, and nothing but what is declared. */
export const publicRead = (reads: PublicQuery) => ({
  auth: false as const,
  middlewares: [throughTheDoor],
  reads,
});
