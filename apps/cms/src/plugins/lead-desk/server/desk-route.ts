import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { refuse } from '../../../refuse';

export type Context = Parameters<Core.MiddlewareHandler>[0];
export type Handler = (ctx: Context) => Promise<unknown>;

/** The document id in a route's address. */
export const idOf = ({ params }: Context) => String(params.documentId ?? '');

/** Answers that there is no such enquiry for whoever asks. */
export const missing = (ctx: Context) =>
  refuse(ctx, 404, 'NotFoundError', 'There is no such enquiry, or it is somebody else’s');

/** Parses what was sent, or answers 400 naming the field, never what stood in it. */
export function read<T>(ctx: Context, schema: z.ZodType<T>, sent: unknown): T | null {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  refuse(ctx, 400, 'ValidationError', `${issue?.path.join('.') || 'The request'} cannot be read`);
  return null;
}

/** A route of the desk for the admin panel, for accounts with a permission. */
export const route = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  handler: Handler,
  action: string,
) => ({
  method,
  path,
  handler,
  config: {
    policies: [
      'admin::isAuthenticatedAdmin',
      { name: 'admin::hasPermissions', config: { actions: [action] } },
    ],
  },
});
