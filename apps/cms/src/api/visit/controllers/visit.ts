import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { LeadConfig } from '../../../../config/leads';
import { holdSlot } from '../../../bookings/hold-slot';
import { readBudgetOf } from '../../../content-api/read-budget-of';
import { counted, countOne } from '../../../counted';
import { countStepOfVisitor } from '../../../intake/count-step-of-visitor';
import { isFromSite, visitorOf } from '../../../intake/visitor-address';
import { refuse } from '../../../refuse';
import { projectAddress } from '../../../visits/project-address';
import { readVisitSlots, shareSlots } from '../../../visits/told-slots';

type Context = Parameters<Core.MiddlewareHandler>[0];

const RETRY_AFTER_S = 2;
const slotsQuery = z.strictObject({ project: projectAddress });
const heldSlot = z.strictObject({
  project: projectAddress,
  start: z.iso.datetime().transform((at) => Date.parse(at)),
  instead: z.uuid().nullable().optional(),
});

/** Who holds, as a name that tells nothing: the row outlives its five minutes by an hour at most. */
const nameOfHolder = (address: string, [key = '']: readonly string[]) =>
  createHmac('sha256', key).update(`visit hold ${address}`).digest('hex');

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const { siteToken, formKeys } = strapi.config.get<LeadConfig>('leads');
  const budget = readBudgetOf(strapi);
  const shared = shareSlots();
  const isSite = (ctx: Context) => isFromSite({ get: (name) => ctx.get(name) }, siteToken);

  return {
    /** GET /api/visit-slots?project=…: the times of a project, and whether each is free. Says nothing of who comes. */
    async slots(ctx) {
      const query = slotsQuery.safeParse(ctx.query);
      if (!query.success)
        return refuse(ctx, 400, 'ValidationError', 'A project is asked for, by its address');
      const reader = isSite(ctx) ? 'site' : 'stranger';
      const data = await shared(`${reader} ${query.data.project}`, async (begin) => {
        const leave = await budget.enter(reader);
        if (!leave) return null;
        begin();
        try {
          return await readVisitSlots(strapi, query.data.project);
        } finally {
          leave();
        }
      });
      ctx.set('Cache-Control', 'no-store');
      if (data) {
        ctx.body = { data };
        return;
      }
      countOne(counted.refusedReads, reader);
      ctx.set('Retry-After', String(RETRY_AFTER_S));
      refuse(ctx, 503, 'ServiceUnavailableError', 'Too much is being read at the moment');
    },
    /** POST /api/visit-holds: by the site's server, in its visitor's name; to everybody else there is nothing here. */
    async hold(ctx) {
      ctx.set('Cache-Control', 'no-store');
      if (!isSite(ctx)) return refuse(ctx, 404, 'NotFoundError', 'Not Found');
      const sent = heldSlot.safeParse(ctx.request.body);
      if (!sent.success) return refuse(ctx, 400, 'ValidationError', 'A hold is a project and a time');
      const visitor = visitorOf({ ip: ctx.request.ip, get: (name: string) => ctx.get(name) }, siteToken);
      const { project, start, instead = null } = sent.data;
      const held = await holdSlot(strapi, {
        project,
        start,
        instead,
        heldBy: visitor === null ? null : nameOfHolder(visitor, formKeys),
      });
      switch (held.outcome) {
        case 'held':
          // Whoever changes to another time has chosen one before.
          if (instead === null) await countStepOfVisitor(strapi, visitor, { project, step: 'time chosen' });
          ctx.status = 200;
          ctx.body = { data: { hold: held.hold, until: new Date(held.until).toISOString() } };
          return;
        case 'full':
          await countStepOfVisitor(strapi, visitor, { project, step: 'time gone' });
          return refuse(ctx, 409, 'ConflictError', 'This time was taken meanwhile');
        case 'none':
          return refuse(ctx, 404, 'NotFoundError', 'There is no such time');
        case 'too many':
          return refuse(ctx, 429, 'RateLimitError', 'This connection holds other times already');
      }
    },
  };
};
