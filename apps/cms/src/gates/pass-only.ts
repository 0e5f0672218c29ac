import type { Core } from '@strapi/strapi';
import { refuse } from '../refuse';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** What the bearer of a pass gets is kept by nobody and found by no search. */
export function forPassOnly(ctx: Context): void {
  ctx.set('Cache-Control', 'private, no-store');
  ctx.set('X-Robots-Tag', 'noindex');
}

export function refusePass(ctx: Context): void {
  forPassOnly(ctx);
  refuse(ctx, 403, 'ForbiddenError', 'This link has run out, or was made for something else');
}
