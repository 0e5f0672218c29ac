import { isReference } from '@sahyara/lead-contract/reference';
import { PRESS_PAGES } from '@sahyara/lead-contract/whatsapp-press';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { LeadConfig } from '../../../../config/leads';
import { leadLimitsOf } from '../../../intake/lead-limits';
import { notePress } from '../../../intake/note-press';
import { isFromSite, visitorOf } from '../../../intake/visitor-address';
import { refuse } from '../../../refuse';
import { projectAddress } from '../../../visits/project-address';

const pressed = z.strictObject({
  page: z.enum(PRESS_PAGES),
  project: projectAddress.nullable(),
  reference: z.string().refine(isReference).nullable(),
});

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  /**
   * POST /api/whatsapp-presses: that a visitor pressed WhatsApp on the site, by its server; to everybody else there is
   * nothing here. The answer is the same whether there is such an enquiry: nobody tries references by it.
   */
  async note(ctx) {
    ctx.set('Cache-Control', 'no-store');
    const { siteToken } = strapi.config.get<LeadConfig>('leads');
    const request = { ip: ctx.request.ip, get: (name: string) => ctx.get(name) };
    if (!isFromSite(request, siteToken)) return refuse(ctx, 404, 'NotFoundError', 'Not Found');
    const sent = pressed.safeParse(ctx.request.body);
    if (!sent.success) return refuse(ctx, 400, 'ValidationError', 'What is noted is a page and a project');
    const visitor = visitorOf(request, siteToken);
    const waitS = visitor === null ? null : await leadLimitsOf(strapi).perWhatsappPress(visitor);
    if (waitS === null) {
      await notePress(strapi, sent.data);
      ctx.status = 204;
      return;
    }
    ctx.set('Retry-After', String(waitS));
    refuse(ctx, 429, 'RateLimitError', 'Too many requests came over this connection');
  },
});
