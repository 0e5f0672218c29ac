import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { refuse } from '../refuse';

const WRONG_SIGN_INS = { points: 5, duration: 5 * 60 };

const posted = z.object({ email: z.string().max(320) });

/** The password was right, and a second factor is missing: its codes are counted by account, in the database. */
const wasRight = (refusal: unknown) =>
  refusal instanceof errors.ApplicationError && passwordOnly.safeParse(refusal.details).success;
const passwordOnly = z.object({ secondFactor: z.object({}) });

/**
 * Counts sign-ins per account and address, and gives back those that were right: only wrong ones lock out. Counted
 * before, so that many at once are no way around it.
 */
function limitWrongSignIns(): Core.MiddlewareHandler {
  const limiter = new RateLimiterMemory(WRONG_SIGN_INS);
  return async (ctx, next) => {
    const parsed = posted.safeParse(ctx.request.body);
    const key = `${parsed.success ? parsed.data.email.toLowerCase() : ''} ${ctx.request.ip}`;
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      ctx.set('Retry-After', String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
      return refuse(ctx, 429, 'RateLimitError', 'Too many requests, please try again later.');
    }
    try {
      await next();
    } catch (refusal) {
      if (wasRight(refusal)) await limiter.reward(key);
      throw refusal;
    }
    if (ctx.status === 200) await limiter.reward(key);
  };
}

/** An account that does not exist costs the same work as one with another password, so that time tells nothing. */
async function compareAlways(strapi: Core.Strapi): Promise<void> {
  const auth = strapi.service('admin::auth');
  const nobodysHash: string = await auth.hashPassword(randomUUID());
  const check = auth.checkCredentials.bind(auth);
  auth.checkCredentials = async (given: { email: string; password: string }) => {
    const account: { password: string | null } | null = await strapi.db
      .query('admin::user')
      .findOne({ select: ['password'], where: { email: given.email } });
    if (!account?.password) await auth.validatePassword(given.password, nobodysHash);
    return check(given);
  };
}

/** Puts our own limit in the place of Strapi's, which counts right sign-ins too; before the routes are made. */
export async function guardSignIn(strapi: Core.Strapi): Promise<void> {
  const routes = Object.values(strapi.admin.routes).flatMap((router) =>
    'routes' in router ? router.routes : [],
  );
  const signIn = routes.find(({ method, path }) => method === 'POST' && path === '/login');
  if (!signIn?.config) throw new Error('Strapi has no sign-in route any more: its limit cannot be set.');
  signIn.config.middlewares = [limitWrongSignIns()];
  await compareAlways(strapi);
}
