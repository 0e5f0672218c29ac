import { VISIT_PAGE_STEPS } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { LeadConfig } from '../../../../config/leads';
import { countStepOfVisitor } from '../../../intake/count-step-of-visitor';
import { isFromSite, visitorOf } from '../../../intake/visitor-address';
import { refuse } from '../../../refuse';
import { projectAddress } from '../../../visits/project-address';

const seen = z.strictObject({ project: projectAddress, step: z.enum(VISIT_PAGE_STEPS) });

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  /**
   * POST /api/visit-steps: that the page of a booking was opened, by the site's server; to everybody else there is
   * nothing here. The answer is the same whether the project is one: the site does nothing by it.
   */
  async count(ctx) {
    ctx.set('Cache-Control', 'no-store');
    const { siteToken } = strapi.config.get<LeadConfig>('leads');
    const request = { ip: ctx.request.ip, get: (name: string) => ctx.get(name) };
    if (!isFromSite(request, siteToken)) return refuse(ctx, 404, 'NotFoundError', 'Not Found');
    const sent = seen.safeParse(ctx.request.body);
    if (!sent.success) return refuse(ctx, 400, 'ValidationError', 'What is counted is a project and a step');
    const waitS = await countStepOfVisitor(strapi, visitorOf(request, siteToken), sent.data);
    if (waitS === null) {
      ctx.status = 204;
      return;
    }
    ctx.set('Retry-After', String(waitS));
    refuse(ctx, 429, 'RateLimitError', 'Too many requests came over this connection');
  },
});
