import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { PushConfig } from '../../../../config/push';
import {
  endSubscription,
  isPushService,
  keepSubscription,
  sentSubscription,
} from '../../../deliveries/push/push-subscriptions';
import { DESK_ACTIONS } from '../../../permissions/role-codes';
import { refuse } from '../../../refuse';
import { PUSH_WORKER, sendPushWorker } from './push-worker';
import { viewerOf } from './viewer';

type Context = Parameters<Core.MiddlewareHandler>[0];

const LONGEST_ENDPOINT = 1000;
const ended = z.strictObject({ endpoint: z.string().max(LONGEST_ENDPOINT) });

/** How a colleague has their phone rung, and has it no more. */
export function pushRoutes(strapi: Core.Strapi) {
  const config = () => strapi.config.get<PushConfig>('push');

  const choice = async (ctx: Context) => {
    ctx.body = { data: { publicKey: config().vapid?.publicKey ?? null } };
  };

  const keep = async (ctx: Context) => {
    if (config().vapid === null) return refuse(ctx, 409, 'ConflictError', 'Phones are not rung here');
    const sent = sentSubscription.safeParse(ctx.request.body);
    if (!sent.success || !isPushService(config(), sent.data.endpoint)) {
      return refuse(ctx, 400, 'ValidationError', 'This browser’s push service is not known here');
    }
    const { actor } = await viewerOf(strapi, ctx);
    if (actor.id !== null) await keepSubscription(strapi, actor.id, sent.data);
    ctx.body = { data: { kept: true } };
  };

  const end = async (ctx: Context) => {
    const sent = ended.safeParse(ctx.request.body);
    if (!sent.success) return refuse(ctx, 400, 'ValidationError', 'The browser to end cannot be read');
    const { actor } = await viewerOf(strapi, ctx);
    if (actor.id !== null) await endSubscription(strapi, actor.id, sent.data.endpoint);
    ctx.body = { data: { kept: false } };
  };

  const policies = [
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions: [DESK_ACTIONS.work] } },
  ];
  const route = (method: 'GET' | 'POST', path: string, handler: (ctx: Context) => Promise<unknown>) => ({
    method,
    path,
    handler,
    config: { policies },
  });
  return [
    { method: 'GET' as const, path: PUSH_WORKER, handler: sendPushWorker, config: { auth: false as const } },
    route('GET', '/push', choice),
    route('POST', '/push', keep),
    route('POST', '/push/end', end),
  ];
}
