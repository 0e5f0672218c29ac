import type { Core } from '@strapi/strapi';
import { codeOf } from '../../../logging/error-code';
import { CONTENT_CHECKS } from '../../../permissions/role-codes';
import { readBoard } from './board';
import { beginChecks } from './run-checks';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Tells Strapi what can be permitted; before its own start, which gives administrators all. */
export async function registerChecksAction(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').actionProvider.registerMany([
    {
      section: 'settings',
      category: 'Content',
      subCategory: 'Content checks',
      uid: 'content-checks.read',
      displayName: 'See what is to be mended, and look anew',
    },
  ]);
}

/** What the board asks for. */
export function checksRoutes(strapi: Core.Strapi) {
  const board = async (ctx: Context) => {
    ctx.body = { data: await readBoard(strapi) };
  };
  const check = async (ctx: Context) => {
    const begun = await beginChecks(strapi);
    // Nobody waits for four hundred links: the page asks again until it is done.
    begun?.done.catch((error) => strapi.log.warn(`The checks ended early: ${codeOf(error)}`));
    ctx.status = 202;
    ctx.body = { data: await readBoard(strapi) };
  };
  const route = (method: 'GET' | 'POST', handler: (ctx: Context) => Promise<void>) => ({
    method,
    path: '/board',
    handler,
    config: {
      policies: [
        'admin::isAuthenticatedAdmin',
        { name: 'admin::hasPermissions', config: { actions: [CONTENT_CHECKS] } },
      ],
    },
  });
  return [route('GET', board), route('POST', check)];
}
