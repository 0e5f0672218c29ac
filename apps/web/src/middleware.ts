import { defineMiddleware } from 'astro:middleware';
import { getRedirect } from './cms/get-redirect';

/** Sends visitors of an address that is gone to where an editor says it lives now. */
export const onRequest = defineMiddleware(async (context, next) => {
  const response = await next();
  if (response.status !== 404 || context.request.method !== 'GET') return response;
  const redirect = await getRedirect(context.url.pathname);
  return redirect ? context.redirect(redirect.to, redirect.permanent ? 301 : 302) : response;
});
