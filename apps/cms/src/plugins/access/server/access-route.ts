import type { Core } from '@strapi/strapi';
import { z } from 'zod';

export type Context = Parameters<Core.MiddlewareHandler>[0];
export type Handler = (ctx: Context) => Promise<unknown>;

const LARGEST_ID = 2_147_483_647;
/** The row id of an account, as addresses and forms have it. */
export const rowId = z.coerce.number().int().positive().max(LARGEST_ID);

/** A route of the panel for whoever is signed in, and may do all of some actions. */
export const route = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  handler: Handler,
  actions: string[] = [],
) => ({
  method,
  path,
  handler,
  config: {
    policies: [
      'admin::isAuthenticatedAdmin',
      ...(actions.length > 0 ? [{ name: 'admin::hasPermissions', config: { actions } }] : []),
    ],
  },
});
