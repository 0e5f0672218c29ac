import type { Core } from '@strapi/strapi';
import { refuse } from '../refuse';

/** A path that two programs could read in two ways; no address of the CMS has any of this. */
const AMBIGUOUS = /\.\.|\/\/|\\|\0|%(2f|5c|00)/i;
const SCHEME = /^https?:\/\//i;

/** @param address as the request names it, before anything has tidied it */
export function isAmbiguous(address: string): boolean {
  const [path = ''] = address.replace(SCHEME, '').split('?');
  // Dots that were escaped, and whatever was escaped twice.
  return AMBIGUOUS.test(path.replace(/%(25)+/g, '%').replace(/%2e/gi, '.'));
}

/**
 * Refuses such paths before anything reads them. What is private lies where no path leads; this is a second lock, for
 * whatever stands in front of the CMS or comes into it later.
 */
const plainPaths: Core.MiddlewareFactory = () => (ctx, next) => {
  if (isAmbiguous(ctx.req.url ?? '')) {
    refuse(ctx, 400, 'ValidationError', 'This address is written in a way that is not answered');
    return;
  }
  return next();
};

export default plainPaths;
