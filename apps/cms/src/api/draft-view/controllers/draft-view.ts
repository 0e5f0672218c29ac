import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { SiteConfig } from '../../../../config/site';
import { isPreviewToken } from '../../../permissions/preview-token';
import { openDraft } from '../../../publishing/review-links';
import { refuse } from '../../../refuse';

const LONGEST_NOTE = 200;
const posted = z.object({ data: z.object({ note: z.string().max(LONGEST_NOTE) }) });

/** Called by the site's server, which shows the draft. Whoever else asks learns nothing. */
export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  /** POST /api/draft-views: which entry a note at the end of an address shows, or why none. */
  async open(ctx) {
    ctx.set('Cache-Control', 'no-store');
    const { token } = strapi.config.get<SiteConfig>('site');
    const parsed = posted.safeParse(ctx.request.body);
    if (!isPreviewToken(ctx.get('x-preview-token'), token) || !parsed.success) {
      return refuse(ctx, 404, 'NotFoundError', 'Not Found');
    }
    ctx.body = { data: await openDraft(strapi, parsed.data.data.note) };
  },
});
